import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** RSA with SHA-256 and PKCS#1 v1.5 padding, in base64, over the exact bytes of a body. */
export const SIGNATURE_HEADER = 'x-hub88-signature'
const ALGORITHM = 'RSA-SHA256'

/** Parsed once: checking with a key takes 40 µs, parsing one anew each time far longer. */
export const privateKeyOf = (pem: string): KeyObject => createPrivateKey(pem)
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem)

/** A signature takes a millisecond of a core, so another thread makes it. */
export function signatureOf(body: Buffer, privateKey: KeyObject): Promise<string> {
  return new Promise((resolve, reject) =>
    sign(ALGORITHM, body, privateKey, (error, signature) =>
      error ? reject(error) : resolve(signature.toString('base64')),
    ),
  )
}

/**
 * Whether these very bytes were signed with the other half of this key. Another thread looks, so that
 * the one that all money goes through is free meanwhile.
 */
export function isSignedBy(
  body: Buffer,
  signature: unknown,
  publicKey: KeyObject,
): Promise<boolean> {
  if (typeof signature !== 'string' || signature === '') return Promise.resolve(false)
  return new Promise((resolve, reject) =>
    verify(ALGORITHM, body, publicKey, Buffer.from(signature, 'base64'), (error, isSigned) =>
      error ? reject(error) : resolve(isSigned),
    ),
  )
}
