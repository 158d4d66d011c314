import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed message older or newer than this is refused, so that none can be kept for later. */
const AGE_MAX_SECONDS = 300

const SIGNATURE = /^t=(\d{1,12}),v1=([\da-f]{64})$/

const digest = (secret: string, seconds: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1_000)

/** `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>` over the body's own bytes. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = String(secondsOf(now))
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/** Whether the body was signed with our secret, just now. */
export function isSigned(secret: string, body: Buffer, signature: unknown, now: Date): boolean {
  const [, seconds, hex] = SIGNATURE.exec(typeof signature === 'string' ? signature : '') ?? []
  if (seconds === undefined || hex === undefined) return false
  if (Math.abs(secondsOf(now) - Number(seconds)) > AGE_MAX_SECONDS) return false
  return timingSafeEqual(digest(secret, seconds, body), Buffer.from(hex, 'hex'))
}
