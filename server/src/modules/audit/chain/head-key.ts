import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { keyIdOf } from '@zar/contract/evidence/keys'
import { signedBytes } from '@zar/contract/evidence/signature'

/** What signs the heads (Ed25519). */
export type HeadKey = {
  /** The first 16 digits of the public key's SHA-256. */
  id: string
  /** In hexadecimal. */
  publicKey: string
  privateKey: KeyObject
}

/** What stands before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key whose private half is these 32 bytes. */
export function openHeadKey(seed: Buffer): HeadKey {
  const der = Buffer.concat([PKCS8, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .subarray(-seed.length)
    .toString('hex')
  return { id: keyIdOf(publicKey), publicKey, privateKey }
}

/** The line with its signature. */
export function signLine<Line extends object>(
  { id: key, privateKey }: HeadKey,
  line: Line,
): Line & { key: string; sig: string } {
  const unsigned = { ...line, key, sig: '' }
  const sig = sign(null, signedBytes('zar-head-v1', unsigned), privateKey).toString('hex')
  return { ...unsigned, sig }
}
