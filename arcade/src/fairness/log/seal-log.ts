import { sign } from 'node:crypto'
import { rootOfPeaks, withLeaf } from '@zar/contract/evidence/peaks'
import { signedBytes } from '@zar/contract/evidence/signature'
import { leafOfBatch, lineOfHead } from '@zar/contract/evidence/stored'
import { rootOf } from '@zar/contract/evidence/tree'
import { inTransaction, type Pool, type Runner } from '../../store/database.ts'
import {
  addBatch,
  addHead,
  type BatchRow,
  type FactRow,
  type HeadRow,
  hasFactsAfter,
  readFacts,
  readLastBatch,
  readLastHead,
  settledFact,
  takeTurn,
} from '../../store/fairness-log.ts'
import { leafOfFact } from './lines.ts'
import { type LogKeys, macOf } from './log-keys.ts'

/** The log of commitments of an arcade: its database, its clock, its keys, and its host for the log's name. */
export type FairnessLog = { pool: Pool; clock: () => number; keys: LogKeys; host: string }

/** A batch is made of so many facts, or of those of so long. */
export const BATCH_ROWS = 10_000
export const BATCH_MS = 60_000
/** A head is signed so often. */
export const HEAD_MS = 3_600_000
const HASH_BYTES = 32
/** What the keyed hash of the first batch is on. */
const ANCHOR = Buffer.alloc(HASH_BYTES)

/** Makes batches of what is due, of all there is where it shall be shown now; answers how many. */
export async function sealFacts(log: FairnessLog, isDueNow = false): Promise<number> {
  const last = await readLastBatch(log.pool)
  // Nobody who plays is held up for nothing.
  if (!(await hasFactsAfter(log.pool, last?.to_id ?? 0))) return 0
  const toId = await inTransaction(log.pool, settledFact)
  let made = 0
  while (await inTransaction(log.pool, (tx) => makeBatch(tx, log, { toId, isDueNow }))) made += 1
  return made
}

type Due = { toId: number; isDueNow: boolean }

async function makeBatch(tx: Runner, log: FairnessLog, { toId, isDueNow }: Due): Promise<boolean> {
  await takeTurn(tx)
  const last = await readLastBatch(tx)
  const facts = await readFacts(tx, { afterId: last?.to_id ?? 0, toId }, { most: BATCH_ROWS })
  const isDue = isDueNow || facts.length === BATCH_ROWS || ageOf(facts, log.clock()) >= BATCH_MS
  if (facts.length === 0 || !isDue) return false
  await addBatch(tx, batchOf(log, facts, last))
  return true
}

const ageOf = ([first]: readonly FactRow[], nowMs: number): number =>
  first ? nowMs - first.at.getTime() : 0

function batchOf(
  log: FairnessLog,
  facts: readonly FactRow[],
  last: BatchRow | undefined,
): BatchRow {
  const name = last?.name ?? `${log.host}/fairness`
  const leaves = facts.map((fact) => leafOfFact(log.keys.salt, name, fact))
  const [afterId, toId] = [last?.to_id ?? 0, facts.at(-1)?.id ?? 0]
  const i = (last?.i ?? -1) + 1
  const batch = {
    i,
    name,
    after_id: afterId,
    to_id: toId,
    rows: facts.length,
    rows_so_far: (last?.rows_so_far ?? 0) + facts.length,
    root: Buffer.from(rootOf(leaves)),
    mac: macOf(log.keys.chain, { previous: last?.mac ?? ANCHOR, afterId, toId, leaves }),
    peaks: Buffer.alloc(0),
    // Processes may differ by a little: nothing is sealed before it was told.
    at: new Date(Math.max(log.clock(), ...facts.map(({ at }) => at.getTime()))),
  }
  const peaks = withLeaf(peaksOf(last), i, leafOfBatch(batch))
  return { ...batch, peaks: Buffer.concat(peaks) }
}

const peaksOf = (batch: BatchRow | undefined): Uint8Array[] =>
  Array.from({ length: (batch?.peaks.length ?? 0) / HASH_BYTES }, (_, at) =>
    Uint8Array.from(batch?.peaks.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES) ?? []),
  )

/** Signs a head over all that is there, where the newest is an hour old and there is something to sign. */
export async function signHeadDue(log: FairnessLog): Promise<boolean> {
  const newest = await readLastHead(log.pool)
  if (newest && log.clock() - newest.at.getTime() < HEAD_MS) return false
  await sealFacts(log, true)
  return inTransaction(log.pool, async (tx) => {
    await takeTurn(tx)
    const [batch, head] = [await readLastBatch(tx), await readLastHead(tx)]
    // Another process was first.
    if (!batch || (head && log.clock() - head.at.getTime() < HEAD_MS)) return false
    await addHead(tx, signedHead(log, batch))
    return true
  })
}

/** A head that is told again while it is so young, whatever came since. */
const FRESH_MS = 10_000

/**
 * A head over all that is there now, for somebody's file: the newest, where it is over all or seconds young, and
 * else one that is signed for it. Undefined while the log is empty.
 */
export async function freshHead(log: FairnessLog): Promise<HeadRow | undefined> {
  const newest = await readLastHead(log.pool)
  if (newest && log.clock() - newest.at.getTime() < FRESH_MS) return newest
  await sealFacts(log, true)
  return inTransaction(log.pool, async (tx) => {
    await takeTurn(tx)
    const [batch, head] = [await readLastBatch(tx), await readLastHead(tx)]
    const isYoung = head !== undefined && log.clock() - head.at.getTime() < FRESH_MS
    const isOverAll = head !== undefined && head.batches === (batch?.i ?? -1) + 1
    const isOfHour = head !== undefined && log.clock() - head.at.getTime() < HEAD_MS
    if (!batch || isYoung || (isOverAll && isOfHour)) return head
    const signed = signedHead(log, batch)
    await addHead(tx, signed)
    return signed
  })
}

function signedHead({ keys, clock }: FairnessLog, batch: BatchRow): HeadRow {
  const head: HeadRow = {
    name: batch.name,
    batches: batch.i + 1,
    rows: batch.rows_so_far,
    root: Buffer.from(rootOfPeaks(peaksOf(batch))),
    at: new Date(Math.max(clock(), batch.at.getTime())),
    key: keys.head.id,
    sig: Buffer.alloc(0),
  }
  const bytes = signedBytes('zar-head-v1', lineOfHead(head))
  return { ...head, sig: sign(null, bytes, keys.head.private) }
}
