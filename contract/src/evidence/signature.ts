import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canon } from './canon.ts'

type Key = { readonly type: string }
declare const crypto: {
  subtle: {
    importKey(as: 'raw', key: Uint8Array, of: 'Ed25519', out: false, use: ['verify']): Promise<Key>
    verify(of: 'Ed25519', key: Key, signature: Uint8Array, message: Uint8Array): Promise<boolean>
  }
}

export type Domain = 'zar-head-v1' | 'zar-evidence-v1' | 'zar-keys-v1'

/** Ed25519 (RFC 8032): the field's prime, and the order of the group. */
const PRIME = 2n ** 255n - 19n
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n
/** y of a point of order 8. */
const EIGHTH = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n
/** y of the eight points whose order divides 8. */
const SMALL: ReadonlySet<bigint> = new Set([0n, 1n, PRIME - 1n, EIGHTH, PRIME - EIGHTH])

const littleEndian = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** A point in its one spelling and not of small order. Whether it is on the curve is found in verifying. */
function isStrictPoint(bytes: Uint8Array): boolean {
  const y = littleEndian(bytes) & (2n ** 255n - 1n)
  return y < PRIME && !SMALL.has(y)
}

/** What is signed: the domain, a line feed, and the line without its signature. */
export function signedBytes(domain: Domain, line: { sig: string }): Uint8Array {
  const members = Object.entries(line).filter(([name]) => name !== 'sig')
  return utf8ToBytes(`${domain}\n${canon(Object.fromEntries(members))}`)
}

/**
 * Ed25519 of RFC 8032, strictly: S below the order, canonical points, none of small order, without the
 * cofactor. `isSigned` is for lines, this for bytes.
 */
export async function isSignature(
  signature: Uint8Array,
  message: Uint8Array,
  key: Uint8Array,
): Promise<boolean> {
  const isStrict =
    isStrictPoint(key) &&
    isStrictPoint(signature.subarray(0, 32)) &&
    littleEndian(signature.subarray(32)) < ORDER
  if (!isStrict) return false
  const held = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', held, concatBytes(signature), message)
}

/** The group's base point: a key that nobody has, and every machine can read. */
const BASE = hexToBytes(`58${'66'.repeat(31)}`)

/** Whether this machine has Ed25519: an old browser, or a page that came without https, has not. */
export async function canCheckSignatures(): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', BASE, 'Ed25519', false, ['verify'])
    return true
  } catch {
    return false
  }
}

/** Whether the line is signed by the public key, in hexadecimal. */
export const isSigned = (domain: Domain, line: { sig: string }, key: string): Promise<boolean> =>
  isSignature(hexToBytes(line.sig), signedBytes(domain, line), hexToBytes(key))
