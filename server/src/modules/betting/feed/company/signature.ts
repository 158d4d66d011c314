import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The secrets that we share with the company: the one we sign with, and beside it another during a change. */
export type FeedKeys = readonly [FeedKey, ...FeedKey[]]
export type FeedKey = { id: string; secret: string }

/** base64url of HMAC-SHA256. */
const signed = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** The JSON text of a frame `SIG SPACE JSON`; undefined where no key of ours has signed it. */
export function openFrame(keys: FeedKeys, frame: Buffer): Buffer | undefined {
  const space = frame.indexOf(' ')
  if (space < 0) return undefined
  const [signature, json] = [frame.subarray(0, space), frame.subarray(space + 1)]
  const isSigned = keys.some(({ secret }) => isEqual(Buffer.from(signed(secret, json)), signature))
  return isSigned ? json : undefined
}

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)

export type SignedRequest = { method: string; path: string; timestampMs: number; body?: string }

/** The headers that sign a request. `path` is with its query, as it is sent. */
export function signedHeaders(
  [{ id, secret }]: FeedKeys,
  { method, path, timestampMs, body = '' }: SignedRequest,
): Record<string, string> {
  return {
    'x-feed-key': id,
    'x-feed-ts': String(timestampMs),
    'x-feed-signature': signed(secret, canonical({ method, path, timestampMs, body })),
  }
}

/** Whether an answer is signed with one of our keys: as the request was, over its own body and time. */
export function isSignedAnswer(
  keys: FeedKeys,
  answer: Required<SignedRequest>,
  signature: string | null,
): boolean {
  const text = canonical(answer)
  const wanted = Buffer.from(signature ?? '')
  return keys.some(({ secret }) => isEqual(Buffer.from(signed(secret, text)), wanted))
}

function canonical({ method, path, timestampMs, body }: Required<SignedRequest>): string {
  const hash = createHash('sha256').update(body).digest('hex')
  return `${method}\n${path}\n${timestampMs}\n${hash}`
}
