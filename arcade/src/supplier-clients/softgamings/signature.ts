import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** HMAC-SHA256 in hex, by the raw SHA-256 of the secret, over the values in the order of their names. */
export function hmacOf({ hmac: _, ...fields }: Fields, secret: string): string {
  const key = createHash('sha256').update(secret).digest()
  const values = Object.keys(fields)
    .sort()
    .map((name) => fields[name])
  return createHmac('sha256', key).update(values.join('')).digest('hex')
}

export const isSigned = (fields: Fields, secret: string): boolean =>
  isSame(fields.hmac ?? '', hmacOf(fields, secret))

/** The MD5 that an operator's call carries: over its parts and the password, which is never sent. */
export const isHashOf = (given: string, parts: readonly string[]): boolean =>
  isSame(given, hash('md5', parts.join('/')))

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
