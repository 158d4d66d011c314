import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
} from 'node:crypto'

/** What the log is made with, from files outside the database. */
export type LogKeys = {
  /** Makes the salts of its leaves: without it nothing of it can be shown any more. */
  salt: Buffer
  /** Keys the chain of batches. */
  chain: Buffer
  /** Signs heads. */
  head: { id: string; public: Buffer; private: KeyObject }
}

/** Ed25519 of RFC 8410: what stands before the 32 bytes of a private key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const PUBLIC_BYTES = 32

/** A signing key of 32 bytes in hexadecimal. */
export function signingKeyOf(secret: string): LogKeys['head'] {
  const der = Buffer.concat([PKCS8, Buffer.from(secret, 'hex')])
  const held = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(held).export({ format: 'der', type: 'spki' })
  const shown = spki.subarray(-PUBLIC_BYTES)
  const id = createHash('sha256').update(shown).digest('hex').slice(0, 16)
  return { id, public: shown, private: held }
}

/** `logKey` stays for as long as the log does; `headKey` may be another tomorrow. Both are 32 bytes in hexadecimal. */
export function logKeysOf({ logKey, headKey }: { logKey: string; headKey: string }): LogKeys {
  const derived = (use: string) =>
    createHmac('sha256', Buffer.from(logKey, 'hex')).update(use).digest()
  return { salt: derived('salt'), chain: derived('chain'), head: signingKeyOf(headKey) }
}

const SALT_BYTES = 16

/** Without it a leaf could be found by trying what a fact may say. */
export const saltOf = (key: Buffer, name: string, id: number): Buffer =>
  createHmac('sha256', key).update(`${name} ${id}`).digest().subarray(0, SALT_BYTES)

type MacOf = { previous: Buffer; afterId: number; toId: number; leaves: readonly Uint8Array[] }

/** The keyed hash of a batch, onto the one of the batch before it. */
export const macOf = (key: Buffer, { previous, afterId, toId, leaves }: MacOf): Buffer =>
  createHmac('sha256', key)
    .update(previous)
    .update(`${afterId} ${toId}\n`)
    .update(Buffer.concat(leaves))
    .digest()
