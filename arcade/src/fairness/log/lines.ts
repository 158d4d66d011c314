import { itemLeaf } from '@zar/contract/evidence/read'
import type { FactRow } from '../../store/fairness-log.ts'
import { blockOf } from '../seeds.ts'
import { saltOf } from './log-keys.ts'

const MEMBERS = {
  'seed.committed': 'commitment',
  'seed.client': 'client',
  'seed.revealed': 'server',
} as const

/** A fact as the format of evidence has it (docs/evidence.md). */
const bodyOf = (fact: FactRow) => ({
  at: fact.at.toISOString(),
  kind: fact.kind,
  n: fact.n,
  subject: fact.seat_id,
  pair: fact.pair_id,
  ...membersOf(fact),
})

function membersOf({ kind, value, server_seed, client_seed }: FactRow): Record<string, unknown> {
  if (kind !== 'round.played') return { [MEMBERS[kind]]: value }
  const played = JSON.parse(value) as { nonce: number }
  if (server_seed === null || client_seed === null) throw new Error('a round without its seeds')
  const block = Buffer.from(blockOf(server_seed, client_seed, played.nonce, 0)).toString('hex')
  return { ...played, block }
}

/** A fact with the salt that hides it. */
export const saltedOf = (key: Buffer, name: string, fact: FactRow) => ({
  salt: saltOf(key, name, fact.id).toString('hex'),
  body: bodyOf(fact),
})

export const leafOfFact = (key: Buffer, name: string, fact: FactRow): Uint8Array =>
  itemLeaf(saltedOf(key, name, fact))
