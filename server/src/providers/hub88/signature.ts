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
 * Whether these very bytes were signed with the other half of this key. On the thread that asks: it takes
 * 40 µs there, and to hand it to another one and back takes the machine longer.
 */
export const isSignedBy = (body: Buffer, signature: unknown, publicKey: KeyObject): boolean =>
  typeof signature === 'string' &&
  signature !== '' &&
  verify(ALGORITHM, body, publicKey, Buffer.from(signature, 'base64'))
