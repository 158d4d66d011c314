import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 over the exact bytes of a body, in hex, both ways. */
export const SIGNATURE_HEADER = 'x-example-signature'

export const signatureOf = (body: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

export function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  const given = Buffer.from(typeof signature === 'string' ? signature : '')
  const right = Buffer.from(signatureOf(body, secret))
  return given.length === right.length && timingSafeEqual(given, right)
}
