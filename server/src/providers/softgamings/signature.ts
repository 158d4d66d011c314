import { createHash, createHmac, hash, timingSafeEqual } from 'node:crypto'

/** A body's members. Only texts, numbers, flags and the `actions` of a round can be signed. */
export type Fields = Readonly<Record<string, unknown>>

/** The key of all HMACs: the raw SHA-256 of the secret that both sides know. */
export const signingKeyOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * HMAC-SHA256, in hex, over the values of a body in the order of their names, without `hmac` itself.
 * The contract puts nothing between the values, so that a byte which moves from one member to its
 * neighbour leaves it the same: only TLS keeps anyone from doing that.
 */
export function hmacOf(fields: Fields, key: Buffer): string {
  return createHmac('sha256', key).update(signedText(fields)).digest('hex')
}

/** Whether the other side signed just these values. */
export function isSigned(fields: Fields, key: Buffer): boolean {
  const { hmac } = fields
  if (typeof hmac !== 'string' || !/^[\da-f]{64}$/.test(hmac)) return false
  try {
    return timingSafeEqual(Buffer.from(hmac, 'hex'), Buffer.from(hmacOf(fields, key), 'hex'))
  } catch {
    return false
  }
}

/** Lowercase hex MD5 over the parts of a request of ours and the password that closes them. */
export const requestHash = (parts: readonly string[]): string => hash('md5', parts.join('/'))

function signedText(fields: Fields): string {
  return valuesOf(fields)
    .map(([name, value]) =>
      name === 'actions' && Array.isArray(value)
        ? value.map(actionText).join('')
        : valueText(value),
    )
    .join('')
}

const valuesOf = (fields: Fields) =>
  Object.entries(fields)
    .filter(([name]) => name !== 'hmac')
    .sort(([a], [b]) => (a < b ? -1 : 1))

function actionText(action: unknown): string {
  if (typeof action !== 'object' || action === null) throw new TypeError('an action is no object')
  return valuesOf(action as Fields)
    .map(([, value]) => valueText(value))
    .join('')
}

/** As PHP, which the other side is written in, joins values: true is 1, false and null are nothing. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (value === true) return '1'
  if (value === false || value === null) return ''
  throw new TypeError('a list or an object cannot be signed')
}
