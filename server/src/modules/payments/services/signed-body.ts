import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../platform/refusal.ts'

/** A signed message older or newer than this is refused, so that none can be kept for later. */
const AGE_MAX_SECONDS = 300

const digest = (secret: string, seconds: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1_000)

/** `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>` over the body's own bytes. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = String(secondsOf(now))
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

type Signed = { body: Buffer; signature: unknown; now: Date }

/**
 * Whether the body was signed with our secret, just now. A company that changes its secret sends a signature of
 * each, up to `most` of them.
 */
export function isSigned(secret: string, { body, signature, now }: Signed, most = 1): boolean {
  const [time = '', ...said] = typeof signature === 'string' ? signature.split(',') : []
  const [, seconds] = /^t=(\d{1,12})$/.exec(time) ?? []
  if (seconds === undefined || said.length > most) return false
  if (Math.abs(secondsOf(now) - Number(seconds)) > AGE_MAX_SECONDS) return false
  const right = digest(secret, seconds, body)
  return said.some((one) => {
    const [, hex] = /^v1=([\da-f]{64})$/.exec(one) ?? []
    return hex !== undefined && timingSafeEqual(right, Buffer.from(hex, 'hex'))
  })
}

/** What a signed body says. Refuses `malformed_body` where it is no JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new Refusal('malformed_body')
  }
}
