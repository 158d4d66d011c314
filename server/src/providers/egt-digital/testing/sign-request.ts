import { CHECKSUM_HEADER, checksumOf, FIELDS_HEADER } from '../signature.ts'
import type { Members } from './fields.ts'

export const KEY = 'egtkey of the tests'

/** A wallet call's headers as EGT Digital sends them: every plain member is signed. */
export function signedHeaders(members: Members, key = KEY): Record<string, string> {
  const plain = Object.entries(members).filter(([, value]) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  )
  return {
    'content-type': 'application/json',
    [FIELDS_HEADER]: plain.map(([name]) => name).join(','),
    [CHECKSUM_HEADER]: checksumOf(
      key,
      plain.map(([, value]) => String(value)),
    ),
  }
}

/** The members that are always signed, for a body that is written by hand. */
export const leastOf = ({ requestId, timestamp, playerId }: Members): Members => ({
  requestId,
  timestamp,
  playerId,
})
