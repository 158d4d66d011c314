import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { type LedgerKey, openBalancesSignature } from '../chain/signature.ts'
import { onSnapshot } from '../find-broken.ts'
import type { Finding, Report } from '../finding.ts'
import { followTransfers } from './follow-transfers.ts'
import { readLedgerStart, tableOfPart } from './read-parts.ts'

const FINDINGS_MAX = 100

/** A part by itself, as it was found. */
export type VerifiedPart = {
  findings: Finding[]
  transfers: number
  checkpoints: number
  firstAt: Date | null
  lastAt: Date | null
  /** Its last checkpoint. */
  sealId: bigint
  /** What it ends with, of each account that has something, in the order of their numbers. */
  balances: [accountId: bigint, balanceE5: bigint][]
  hmac: Buffer
}

/**
 * Verifies one part of the ledger, detached or not, from the balances that the part before it ended with: every
 * transfer, every checkpoint, and of a detached one that it leads to the balances that were signed. On one snapshot.
 * Undefined where its table is not in this database.
 */
export const verifyPart = (
  db: Db,
  key: LedgerKey,
  number: number,
): Promise<VerifiedPart | undefined> => onSnapshot(db, {}, (tx) => verify(tx, key, number))

async function verify(db: Tx, key: LedgerKey, number: number): Promise<VerifiedPart | undefined> {
  const table = tableOfPart(number)
  const part = await readPart(db, number, table)
  if (!part) return undefined
  const findings: Finding[] = []
  const report: Report = (rule, sentence) => {
    if (findings.length < FINDINGS_MAX) findings.push({ rule, sentence })
  }
  const { fromId, beforeId, sealId, hash, signed } = part
  const start = await readLedgerStart(db, number)
  if (start.number !== number - 1) report('LED-12', `part ${number - 1} is not detached`)
  const found = await followTransfers(db, { table, start, beforeId, key }, report)
  const { accounts, uncovered, ...counts } = found
  if (uncovered > 0)
    report('LED-12', `${uncovered} transfers of part ${number} are below no checkpoint`)
  const balances = [...accounts]
    .map(([id, { computedE5 }]): [bigint, bigint] => [BigInt(id), computedE5])
    .filter(([, balanceE5]) => balanceE5 !== 0n)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const signature = openBalancesSignature(key, { number, fromId, beforeId, sealId, hash })
  for (const [id, balanceE5] of balances) signature.add(id, balanceE5)
  const hmac = signature.digest()
  if (signed && !signed.equals(hmac)) {
    report('LED-12', `part ${number} does not lead to the balances that were signed`)
  }
  return { findings, sealId, balances, hmac, ...counts }
}

type PartRow = {
  fromId: bigint
  beforeId: bigint
  sealId: bigint
  hash: Buffer
  signed: Buffer | null
}

async function readPart(db: Tx, number: number, table: string): Promise<PartRow | undefined> {
  const { rows } = await sql<PartRow>`
    select from_id as "fromId", before_id as "beforeId", coalesce(seal.id, 0) as "sealId",
        coalesce(seal.hash, '\\x') as hash, detached.hmac as signed
      from transfer_part part
        left join detached_part detached on detached.number = part.number
        left join lateral (select id, hash from ledger_seal
          where to_id >= from_id and to_id < before_id order by id desc limit 1) seal on true
      where part.number = ${number} and to_regclass(${table}) is not null`.execute(db)
  return rows[0]
}
