import assert from 'node:assert/strict'
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { Random } from '../random.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const NONCE_AT = 1
const TAG_AT = NONCE_AT + NONCE_BYTES
const TEXT_AT = TAG_AT + TAG_BYTES

export type FieldKeys = {
  /** Version (1 to 255) → key of 32 bytes. Old ones stay, so that what they encrypted can be opened. */
  keys: { get: (version: number) => Buffer | undefined }
  /** The version that encrypts. It may become another one while the casino is open. */
  readonly current: number
  /** Keys the index. It can not change without indexing everything anew. */
  indexKey: Buffer
}
export type FieldCipher = ReturnType<typeof openFieldCipher>

/** Keeps single fields unreadable to whoever gets a copy of the database (PRV-04). */
export function openFieldCipher(fieldKeys: FieldKeys, random: Random) {
  const { keys, indexKey } = fieldKeys
  assert.equal(indexKey.length, KEY_BYTES)
  keyOf(keys, fieldKeys.current)
  return {
    /** The text encrypted for one place only: it opens with the same `context` and no other. */
    encrypt(text: string, context: string): Buffer {
      const nonce = Buffer.from(random.token(NONCE_BYTES), 'base64url')
      const { current } = fieldKeys
      const cipher = createCipheriv(CIPHER, keyOf(keys, current), nonce)
      cipher.setAAD(Buffer.from(context))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(current), nonce, cipher.getAuthTag(), encrypted])
    },

    /** Throws when the encrypted bytes, or the context, are not those that were encrypted. */
    decrypt(encrypted: Buffer, context: string): string {
      const nonce = encrypted.subarray(NONCE_AT, TAG_AT)
      const key = keyOf(keys, encrypted[0] ?? 0)
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(encrypted.subarray(TAG_AT, TEXT_AT))
      return Buffer.concat([
        decipher.update(encrypted.subarray(TEXT_AT)),
        decipher.final(),
      ]).toString()
    },

    /** Equal for equal texts, so that a unique index can find a twin without reading either. */
    index(text: string): Buffer {
      return createHmac('sha256', indexKey).update(text).digest()
    },
  }
}

function keyOf(keys: FieldKeys['keys'], version: number): Buffer {
  const key = keys.get(version)
  assert(key, `there is a fieldCipher key of version ${version}`)
  assert.equal(key.length, KEY_BYTES)
  return key
}
