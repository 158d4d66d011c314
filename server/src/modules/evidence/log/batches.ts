import { leafOfBatch } from '@zar/contract/evidence/stored'
import { rootOf } from '@zar/contract/evidence/tree'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import type { EvidenceLog, EvidenceTables } from '../../../db/tables/office/evidence.ts'
import { packBlocks } from './blocks.ts'
import { type EvidenceHouse, macOf, nameOf } from './keys.ts'
import { nodesOf } from './nodes.ts'

export type Batch = Omit<Selectable<EvidenceTables['evidence_batch']>, 'nodes' | 'blocks'>

/** A batch is made of so many rows, or of those of so long. */
export const BATCH_ROWS = 10_000
export const BATCH_MS = 60_000

/** The next rows of a log, in the order of their numbers. */
export type NextRows = {
  toId: bigint
  leaves: readonly Uint8Array[]
  /** The numbers of the rows. */
  ids: readonly bigint[]
  /** What the first batch's keyed hash is on. */
  anchor: Buffer
}
/** A log's rows: those behind a number that are due, if any are. */
export type ReadNext = (
  tx: Tx,
  from: { afterId: bigint; name: string; isDueNow: boolean },
) => Promise<NextRows | undefined>

/** Who adds to a log, or signs what is there, does so alone. */
export const takeTurn = (tx: Tx) => sql`select pg_advisory_xact_lock(${LOCKS.evidence})`.execute(tx)

type Making = { house: EvidenceHouse; log: EvidenceLog; readNext: ReadNext; isDueNow: boolean }

/** Makes batches of all rows that are due, and answers how many batches. */
export async function makeBatches(db: Db, making: Making): Promise<number> {
  let made = 0
  while (await db.transaction().execute((tx) => makeBatch(tx, making))) made += 1
  return made
}

async function makeBatch(tx: Tx, { house, log, readNext, isDueNow }: Making): Promise<boolean> {
  await takeTurn(tx)
  const last = await readLastBatch(tx, log)
  const name = last?.name ?? nameOf(house.origin, log)
  const afterId = last?.to_id ?? 0n
  const next = await readNext(tx, { afterId, name, isDueNow })
  if (!next) return false
  const { toId, leaves, ids, anchor } = next
  const previous = last?.mac ?? anchor
  const rows = leaves.length
  const batch: Batch = {
    log,
    i: (last?.i ?? -1) + 1,
    name,
    after_id: afterId,
    to_id: toId,
    rows,
    rows_so_far: (last?.rows_so_far ?? 0n) + BigInt(rows),
    root: Buffer.from(rootOf(leaves)),
    mac: macOf(house.keys.chain, { previous, afterId, toId, leaves }),
    at: await readNow(tx),
  }
  const nodes = await nodesOf(tx, log, { i: batch.i, leaf: leafOfBatch(batch) })
  await tx
    .insertInto('evidence_batch')
    .values({ ...batch, nodes, blocks: packBlocks(ids, leaves) })
    .execute()
  return true
}

/** By the database's clock, in milliseconds. */
export async function readNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as at`.execute(db)
  return rows[0]?.at ?? new Date(Number.NaN)
}

const COLUMNS = [
  ...(['log', 'i', 'name', 'after_id', 'to_id'] as const),
  ...(['rows', 'rows_so_far', 'root', 'mac', 'at'] as const),
]

export const readLastBatch = (db: Db | Tx, log: EvidenceLog): Promise<Batch | undefined> =>
  db
    .selectFrom('evidence_batch')
    .select(COLUMNS)
    .where('log', '=', log)
    .orderBy('i', 'desc')
    .limit(1)
    .executeTakeFirst()

/** So many batches from the one of that number on. */
export const readBatches = (
  db: Db | Tx,
  log: EvidenceLog,
  { from, count }: { from: number; count: number },
): Promise<(BatchWithBlocks & { nodes: Buffer })[]> =>
  db
    .selectFrom('evidence_batch')
    .selectAll()
    .where('log', '=', log)
    .where('i', '>=', from)
    .orderBy('i')
    .limit(count)
    .execute()

/** Whether anything was ever sealed: the keys of the logs are made then. */
export async function isEvidenceSealed(db: Db | Tx): Promise<boolean> {
  const one = await db.selectFrom('evidence_batch').select('i').limit(1).executeTakeFirst()
  return one !== undefined
}

/** A batch with its blocks, where they were kept. */
export type BatchWithBlocks = Batch & { blocks: Buffer | null }

/** The batches that hold those rows, in their order. */
export async function findBatches(
  db: Db | Tx,
  log: EvidenceLog,
  ids: readonly bigint[],
): Promise<BatchWithBlocks[]> {
  const { rows } = await sql<BatchWithBlocks>`
    select distinct batch.log, i, name, after_id, to_id, rows, rows_so_far, root, mac, at, blocks
      from unnest(${ids}::bigint[]) id cross join lateral (
        select * from evidence_batch where log = ${log} and after_id < id order by after_id desc limit 1) batch
      where to_id >= id order by i`.execute(db)
  return rows
}
