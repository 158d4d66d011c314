import { Secret, TOTP } from 'otpauth'

/** What every authenticator app can do (RFC 6238): six digits, new every 30 seconds. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const PERIOD_MS = KIND.period * 1_000
/** A clock may be one step off, either way. */
const WINDOW = 1
const ISSUER = 'Zar'

/** The secret as an app takes it when it is typed: base32, of 160 random bits as base64url. */
export const secretOf = (random: string): string =>
  new Secret({ buffer: Uint8Array.from(Buffer.from(random, 'base64url')).buffer }).base32

/** The same as an app takes it from a picture. */
export const otpauthUrl = (secret: string, username: string): string =>
  new TOTP({
    ...KIND,
    issuer: ISSUER,
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString()

/** Which step of time the code belongs to, if it is right now; whoever asks sees to it that no step is used twice. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) })
  const off = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return off === null ? undefined : Math.floor(now.getTime() / PERIOD_MS) + off
}
