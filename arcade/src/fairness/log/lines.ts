import { itemLeaf } from '@zar/contract/evidence/read'
import type { FactRow } from '../../store/fairness-log.ts'
import { saltOf } from './log-keys.ts'

const MEMBERS = {
  'seed.committed': 'commitment',
  'seed.client': 'client',
  'seed.revealed': 'server',
} as const

/** A fact as the format of evidence has it (docs/evidence.md). */
const bodyOf = ({ at, kind, n, seat_id, pair_id, value }: FactRow) => ({
  at: at.toISOString(),
  kind,
  n,
  subject: seat_id,
  pair: pair_id,
  [MEMBERS[kind]]: value,
})

/** A fact with the salt that hides it. */
export const saltedOf = (key: Buffer, name: string, fact: FactRow) => ({
  salt: saltOf(key, name, fact.id).toString('hex'),
  body: bodyOf(fact),
})

export const leafOfFact = (key: Buffer, name: string, fact: FactRow): Uint8Array =>
  itemLeaf(saltedOf(key, name, fact))
