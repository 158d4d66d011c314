import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** base64url of HMAC-SHA256. */
const signed = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** A frame of the stream: the signature over the bytes of the JSON text, a space, the JSON text. */
export const frameOf = (key: string, message: object): string =>
  signedFrame(key, JSON.stringify(message))

export const signedFrame = (key: string, json: string): string => `${signed(key, json)} ${json}`

/** `path` with its query, as it is sent. */
export type SignedRequest = { method: string; path: string; timestamp: number; body?: string }

/** The signature of a request: header `x-feed-signature`. `timestamp`, in milliseconds, is header `x-feed-ts`. */
export function requestSignature(
  key: string,
  { method, path, timestamp, body = '' }: SignedRequest,
): string {
  const hash = createHash('sha256').update(body).digest('hex')
  return signed(key, `${method}\n${path}\n${timestamp}\n${hash}`)
}

/** Compares in a time that tells nothing of where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
