import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '../../platform/clock.ts'
import { keyOfCall, type Taken } from '../../platform/encryption/keys-taken.ts'
import { ExactNumber } from '../../platform/http/exact-json.ts'
import { isFresh } from '../fresh.ts'
import { isSameText } from '../same-text.ts'
import { BadMessage, type Fields } from './message.ts'

/** Which members of a body are signed, and the signature over their values in that order. */
export const FIELDS_HEADER = 'x-checksum-fields'
export const CHECKSUM_HEADER = 'x-checksum'
/** Those of the one example that was observed. A checksum over fewer says too little. */
const LEAST_FIELDS = ['requestId', 'timestamp', 'playerId']

export const checksumOf = (key: string, values: readonly string[]): string =>
  createHmac('sha512', key).update(values.join(',')).digest('base64')

type Signer = { checksumKey: Taken<string>; clock: Clock }

/**
 * Refuses what they did not sign, or signed too long ago. The code that was observed checks `authenticate` alone; here every
 * call is checked. What the header does not name is not signed: that is the contract's weakness, and
 * which members they name beyond the least is to be seen on their staging.
 */
export function checkSignature(
  headers: IncomingHttpHeaders,
  fields: Fields,
  { checksumKey, clock }: Signer,
): void {
  const [names, checksum] = [headers[FIELDS_HEADER], headers[CHECKSUM_HEADER]]
  if (typeof names !== 'string' || typeof checksum !== 'string' || !names || !checksum) {
    throw new BadMessage('ERR_MISSING_HEADERS', 'not signed')
  }
  const signed = names.split(',').map((name) => name.trim())
  const values = signed.map((name) => signedText(fields, name))
  const isTheirs = (key: string) => isSameText(checksum, checksumOf(key, values))
  if (keyOfCall(checksumKey, isTheirs) === undefined) {
    throw new BadMessage('ERR_INTEGRITY_CHECK_FAILED', 'the checksum is wrong')
  }
  if (!LEAST_FIELDS.every((name) => signed.includes(name))) {
    throw new BadMessage('ERR_FIELD_MISSING', 'too little is signed')
  }
  if (!isFresh(Number(signedText(fields, 'timestamp')), clock)) {
    throw new BadMessage('ERR_INTEGRITY_CHECK_FAILED', 'signed at another time')
  }
}

/** A number is signed in its own digits. */
function signedText(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (value instanceof ExactNumber) return value.digits
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  throw new BadMessage('ERR_FIELD_MISSING', `${name} is not there to be signed`)
}
