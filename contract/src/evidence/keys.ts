import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod/mini'
import { parseCanon } from './canon.ts'
import { isSigned } from './signature.ts'
import { hash, hex, text, time } from './values.ts'

const LF = 10
const KEY = z.strictObject({
  id: hex(8),
  use: text,
  origin: text,
  public: hash,
  from: time,
  until: time,
  revoked: z.nullable(time),
})
const KEYS = z.strictObject({ v: z.literal(1), keys: z.array(KEY), key: hex(8), sig: hex(64) })

export type Key = z.infer<typeof KEY>
export type Keys = z.infer<typeof KEYS>

/** The name of a public key: the first 16 digits of its SHA-256. Both in hexadecimal. */
export const keyIdOf = (publicKey: string): string =>
  bytesToHex(sha256(hexToBytes(publicKey))).slice(0, 16)

/**
 * Reads `keys.json`, a canonical line with or without a line feed. Throws where it is no list of keys, or not
 * signed by the root, a public key.
 */
export async function readKeys(file: Uint8Array, root?: string): Promise<Keys> {
  const keys = KEYS.parse(parseCanon(file.at(-1) === LF ? file.subarray(0, -1) : file))
  if (root === undefined) return keys
  const isOfRoot = keys.key === keyIdOf(root) && (await isSigned('zar-keys-v1', keys, root))
  if (!isOfRoot) throw new Error('The list of keys is not signed by this root.')
  return keys
}

/**
 * The key of that name, where it may sign this for this origin at this time. One that was revoked later
 * counts only where the heads are published: whoever has it can write any time.
 */
export const findKey = (
  { keys }: Keys,
  asked: { id: string; use: 'evidence' | 'head'; origin: string; at: string; isPublished: boolean },
): Key | undefined =>
  keys.find(
    (key) =>
      key.id === asked.id &&
      key.id === keyIdOf(key.public) &&
      key.use === asked.use &&
      key.origin === asked.origin &&
      key.from <= asked.at &&
      asked.at < key.until &&
      (key.revoked === null || (asked.isPublished && asked.at < key.revoked)),
  )
