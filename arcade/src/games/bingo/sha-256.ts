/** SHA-256 (FIPS 180-4) of an ASCII text, in lower-case hexadecimal: the rules run where Node is not. */
export function sha256(text: string): string {
  const state = Uint32Array.from(primes(8), (prime) => bitsOf(Math.sqrt(prime)))
  const words = paddedWords(text)
  for (let at = 0; at < words.length; at += 16) addBlock(state, words.subarray(at, at + 16))
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function primes(count: number): number[] {
  const found: number[] = []
  for (let one = 2; found.length < count; one++)
    if (found.every((prime) => one % prime !== 0)) found.push(one)
  return found
}

/** The first 32 bits of the part behind the point. */
const bitsOf = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)
const ROUNDS = Uint32Array.from(primes(64), (prime) => bitsOf(Math.cbrt(prime)))

/** The text, one bit, zeros, and its length in bits, in blocks of sixteen words. */
function paddedWords(text: string): Uint32Array {
  const blocks = Math.ceil((text.length + 9) / 64)
  const bytes = new Uint8Array(blocks * 64)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  bytes[text.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, text.length * 8)
  return Uint32Array.from({ length: blocks * 16 }, (_, at) => view.getUint32(at * 4))
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function scheduleOf(block: Uint32Array): Uint32Array {
  const words = new Uint32Array(64)
  words.set(block)
  const at = (index: number) => words[index] ?? 0
  for (let index = 16; index < 64; index++) {
    const [old, near] = [at(index - 15), at(index - 2)]
    const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3)
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[index] = at(index - 16) + low + at(index - 7) + high
  }
  return words
}

function addBlock(state: Uint32Array, block: Uint32Array): void {
  const words = scheduleOf(block)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let round = 0; round < 64; round++) {
    const one =
      h +
      (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (ROUNDS[round] ?? 0) +
      (words[round] ?? 0)
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word
}
