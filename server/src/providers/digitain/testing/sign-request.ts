import { signatureOf } from '../signature.ts'
import type { Members } from './fields.ts'

export const OPERATOR_ID = '42'
export const KEY = 'digikey'
const TIMESTAMP = '20260101120000'

/** A request as Digitain sends it. */
export const signed = (members: Members): Members => ({
  ...{ operatorId: OPERATOR_ID, timestamp: TIMESTAMP },
  signature: signatureOf(KEY, TIMESTAMP, OPERATOR_ID),
  ...members,
})
