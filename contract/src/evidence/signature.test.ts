import { expect, test } from 'vitest'
import { isSignature } from './signature.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const PRIME = 2n ** 255n - 19n
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n
const littleEndian = (value: bigint) => bytes(value.toString(16).padStart(64, '0')).reverse()

/** RFC 8032, 7.1: public key, message, signature. */
const VECTORS = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
  [
    'ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf',
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
  ],
] as const

test.each(VECTORS)(
  'the signature of RFC 8032 of %s holds, and none that differs in a bit',
  async (key, message, signature) => {
    const right = bytes(signature)
    expect(await isSignature(right, bytes(message), bytes(key))).toBe(true)
    expect(await isSignature(right, bytes(`${message}00`), bytes(key))).toBe(false)
    for (let bit = 0; bit < 512; bit += 1) {
      const wrong = right.slice()
      wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(await isSignature(wrong, bytes(message), bytes(key))).toBe(false)
    }
  },
)

test('S and the order of the group is another spelling of S, and refused', async () => {
  const [key, message, signature] = VECTORS[0]
  const s = BigInt(`0x${Buffer.from(bytes(signature).subarray(32)).reverse().toString('hex')}`)
  const bent = (by: bigint) =>
    Uint8Array.from([...bytes(signature).subarray(0, 32), ...littleEndian(s + by)])
  expect(await isSignature(bent(0n), bytes(message), bytes(key))).toBe(true)
  for (const by of [ORDER, 2n * ORDER]) {
    expect(await isSignature(bent(by), bytes(message), bytes(key))).toBe(false)
  }
})

/** The eight points whose order divides 8, in all spellings: with y + p where that fits, with either sign. */
const EIGHTH = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n
const SMALL = [0n, 1n, PRIME - 1n, EIGHTH, PRIME - EIGHTH, PRIME, PRIME + 1n].flatMap((y) => [
  y,
  y | (1n << 255n),
])

test('the points of small order are those: eight times each is the neutral one', () => {
  const inverse = (value: bigint) => power(value, PRIME - 2n)
  const d = (-121665n * inverse(121666n)) % PRIME
  for (const y of [EIGHTH, PRIME - EIGHTH]) {
    // x² = (y² − 1) / (d y² + 1); doubled thrice by the curve's law, in squares of x and y.
    const xx = ((y * y - 1n) * inverse((d * y * y + 1n) % PRIME)) % PRIME
    // Twice it has y = (y² + x²) / (1 − d x² y²) = 0: a point of order 4.
    expect((((y * y + xx) % PRIME) + PRIME) % PRIME).toBe(0n)
  }
})

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let bits = exponent, factor = base % PRIME; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * factor) % PRIME
    factor = (factor * factor) % PRIME
  }
  return result
}

test('a key or an R of small order signs nothing, in no spelling and for no message', async () => {
  const [key, message, signature] = VECTORS[0]
  for (const y of SMALL) {
    for (const s of [0n, 1n]) {
      const ofNothing = Uint8Array.from([...littleEndian(y), ...littleEndian(s)])
      for (let n = 0; n < 16; n += 1) {
        expect(await isSignature(ofNothing, Uint8Array.of(n), littleEndian(y))).toBe(false)
        expect(await isSignature(ofNothing, Uint8Array.of(n), bytes(key))).toBe(false)
      }
    }
    expect(await isSignature(bytes(signature), bytes(message), littleEndian(y))).toBe(false)
  }
})

test('a y of the prime or above is no spelling of a point', async () => {
  const [key, message, signature] = VECTORS[0]
  for (let y = PRIME; y < 2n ** 255n; y += 1n) {
    const r = Uint8Array.from([...littleEndian(y), ...bytes(signature).subarray(32)])
    expect(await isSignature(r, bytes(message), bytes(key))).toBe(false)
    expect(await isSignature(bytes(signature), bytes(message), littleEndian(y))).toBe(false)
  }
})
