import { signatureOf, timestampOf } from '../signature.ts'
import type { Members } from './fields.ts'

export const OPERATOR_ID = '42'
export const KEY = 'digikey of the tests'

/** What signs a request of theirs; of another operator, where one is named. */
export function signatureAt(now: Date, operatorId = OPERATOR_ID): Members {
  const timestamp = timestampOf(now)
  return { operatorId, timestamp, signature: signatureOf(KEY, timestamp, operatorId) }
}

/** A request as Digitain sends it then. */
export const signedAt = (now: Date, members: Members): Members => ({
  ...signatureAt(now),
  ...members,
})
