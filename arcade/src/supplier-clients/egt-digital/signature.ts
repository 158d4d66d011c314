import { createHmac } from 'node:crypto'

export const FIELDS_HEADER = 'x-checksum-fields'
export const CHECKSUM_HEADER = 'x-checksum'

/** HMAC-SHA512 over the values, with commas between. */
export const checksumOf = (key: string, values: readonly string[]): string =>
  createHmac('sha512', key).update(values.join(',')).digest('base64')

/** The headers of a call. Signed is all that has a text of its own: not what holds other members. */
export function signedHeaders(members: object, key: string): Record<string, string> {
  const plain = Object.entries(members).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  return {
    [FIELDS_HEADER]: plain.map(([name]) => name).join(','),
    [CHECKSUM_HEADER]: checksumOf(
      key,
      plain.map(([, value]) => String(value)),
    ),
  }
}
