import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const HASH_BYTES = 32

const keyOf = (secret: string) => createHash('sha256').update(`room chain:${secret}`).digest()

/** Hashes as the database keeps them: encrypted, and whole or not at all. */
export function seal(hashes: readonly Buffer[], secret: string, iv: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  const text = Buffer.concat([cipher.update(Buffer.concat(hashes)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Throws where the key is another, or a byte was changed. */
export function unseal(sealed: Buffer, secret: string): Buffer[] {
  const decipher = createDecipheriv(CIPHER, keyOf(secret), sealed.subarray(0, IV_BYTES))
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([
    decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ])
  const count = text.length / HASH_BYTES
  return Array.from({ length: count }, (_, at) =>
    text.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  )
}
export const SEAL_IV_BYTES = IV_BYTES
