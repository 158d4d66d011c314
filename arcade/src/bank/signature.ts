import { createHmac, timingSafeEqual } from 'node:crypto'

const AGE_MAX_SECONDS = 300
const SIGNATURE = /^t=(\d{1,12}),v1=([\da-f]{64})$/

const digest = (secret: string, seconds: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

const secondsOf = (nowMs: number) => Math.floor(nowMs / 1_000)

/** `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`: what merchants check our callbacks by. */
export function sign(secret: string, body: string, nowMs: number): string {
  const seconds = String(secondsOf(nowMs))
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/** Whether the merchant signed these bytes, within the last minutes. */
export function isSigned(secret: string, body: Buffer, signature: unknown, nowMs: number): boolean {
  const [, seconds, hex] = SIGNATURE.exec(typeof signature === 'string' ? signature : '') ?? []
  if (seconds === undefined || hex === undefined) return false
  if (Math.abs(secondsOf(nowMs) - Number(seconds)) > AGE_MAX_SECONDS) return false
  return timingSafeEqual(digest(secret, seconds, body), Buffer.from(hex, 'hex'))
}
