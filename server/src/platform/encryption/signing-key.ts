import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { keyIdOf } from '@zar/contract/evidence/keys'
import { type Domain, signedBytes } from '@zar/contract/evidence/signature'

/** A key of Ed25519, whose public half others hold. */
export type SigningKey = {
  /** The first 16 digits of the public key's SHA-256. */
  id: string
  /** In hexadecimal. */
  publicKey: string
  privateKey: KeyObject
}

/** What stands before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The key whose private half is these 32 bytes. */
export function openSigningKey(seed: Buffer): SigningKey {
  const der = Buffer.concat([PKCS8, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .subarray(-seed.length)
    .toString('hex')
  return { id: keyIdOf(publicKey), publicKey, privateKey }
}

/** The line with its signature, over the domain and all of the line. */
export function signLine<Line extends object>(
  domain: Domain,
  { id: key, privateKey }: SigningKey,
  line: Line,
): Line & { key: string; sig: string } {
  const unsigned = { ...line, key, sig: '' }
  const sig = sign(null, signedBytes(domain, unsigned), privateKey).toString('hex')
  return { ...unsigned, sig }
}
