import type { IncomingHttpHeaders } from 'node:http'
import type { KeyRing } from '../keys.ts'
import { isSameText, requestSignature } from '../protocol/signature.ts'

/** A request’s time may be so far from ours, either way. */
const SKEW_MAX_MS = 30_000

export type Asked = {
  method: string
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  body?: string
}

export type Refusal = 'key_unknown' | 'out_of_time' | 'signature_wrong'

/** The id of the key that signed the request, or why it is refused. */
export function checkSignature(
  { method, path, headers, body = '' }: Asked,
  { keys, now }: { keys: Pick<KeyRing, 'find'>; now: number },
): { keyId: string } | { refusal: Refusal } {
  const { 'x-feed-key': keyId, 'x-feed-ts': ts, 'x-feed-signature': signature } = headers
  const secret = typeof keyId === 'string' ? keys.find(keyId) : undefined
  if (typeof keyId !== 'string' || secret === undefined) return { refusal: 'key_unknown' }
  const timestamp = Number(ts)
  if (!(Math.abs(timestamp - now) <= SKEW_MAX_MS)) return { refusal: 'out_of_time' }
  const wanted = requestSignature(secret, { method, path, timestamp, body })
  if (typeof signature === 'string' && isSameText(signature, wanted)) return { keyId }
  return { refusal: 'signature_wrong' }
}
