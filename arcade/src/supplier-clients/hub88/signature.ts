import { type KeyObject, sign, verify } from 'node:crypto'

/** RSA with SHA-256 and PKCS#1 v1.5 padding, in base64, over the exact bytes of a body. */
export const SIGNATURE_HEADER = 'x-hub88-signature'

/** A signature takes a millisecond of a core, so another thread makes it. */
export function signatureOf(body: Buffer, privateKey: KeyObject): Promise<string> {
  return new Promise((resolve, reject) =>
    sign('RSA-SHA256', body, privateKey, (error, signature) =>
      error ? reject(error) : resolve(signature.toString('base64')),
    ),
  )
}

export function isSignedBy(body: Buffer, signature: string, publicKey: KeyObject): boolean {
  return verify('RSA-SHA256', body, publicKey, Buffer.from(signature, 'base64'))
}
