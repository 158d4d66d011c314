import { canon } from '@zar/contract/evidence/canon'
import type { LineOf } from '@zar/contract/evidence/lines'
import { itemLeaf } from '@zar/contract/evidence/read'
import { leafOf } from '@zar/contract/evidence/tree'
import type { BatchRow, FactRow, HeadRow } from '../../store/fairness-log.ts'
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

export const lineOfBatch = ({ name, i, after_id, to_id, rows, root, mac, at }: BatchRow) =>
  ({
    t: 'batch',
    log: name,
    i,
    after: String(after_id),
    to: String(to_id),
    rows,
    root: root.toString('hex'),
    mac: mac.toString('hex'),
    at: at.toISOString(),
  }) satisfies LineOf<'batch'>

export const leafOfBatch = (batch: BatchRow): Uint8Array =>
  leafOf(Buffer.from(canon(lineOfBatch(batch))))

export const lineOfHead = ({ name, batches, rows, root, at, key, sig }: HeadRow) =>
  ({
    t: 'head',
    v: 1,
    log: name,
    batches,
    rows,
    root: root.toString('hex'),
    at: at.toISOString(),
    key,
    sig: sig.toString('hex'),
  }) satisfies LineOf<'head'>
