import { leafOfBatch } from '@zar/contract/evidence/stored'
import { rootOf } from '@zar/contract/evidence/tree'
import type { Db, Tx } from '../../../db/db.ts'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'
import { type Batch, type BatchWithBlocks, readBatches } from './batches.ts'
import { unpackBlocks } from './blocks.ts'
import { everyHead, rootAt } from './heads.ts'
import { type EvidenceKeys, macOf } from './keys.ts'

/** One thing that is not as it was sealed. */
export type LogFinding = { rule: 'LED-12'; sentence: string }

/** The leaves of a batch as its rows are now; undefined where they are not kept any more. */
export type ReadLeaves = (db: Db | Tx, batch: Batch) => Promise<readonly Uint8Array[] | undefined>

type Checking = {
  keys: EvidenceKeys
  log: EvidenceLog
  readLeaves: ReadLeaves
  /** What the first batch's keyed hash is on. */
  readAnchor: (db: Db | Tx, first: Batch) => Promise<Buffer | undefined>
}

const PAGE = 100
const FINDINGS_MAX = 100

/** Computes roots and keyed hashes of all batches of a log anew from its rows, and lays its heads beside them. */
export async function verifyLog(db: Db | Tx, checking: Checking): Promise<LogFinding[]> {
  const { log } = checking
  const findings: LogFinding[] = []
  let before: Batch | undefined
  for await (const batch of everyBatch(db, log)) {
    for (const says of await whatIsWrong(db, checking, { before, batch })) {
      findings.push({ rule: 'LED-12', sentence: `batch ${batch.i} of ${batch.name} ${says}` })
    }
    if (findings.length >= FINDINGS_MAX) return findings
    before = batch
  }
  return [...findings, ...(await checkHeads(db, log, before))]
}

async function* everyBatch(db: Db | Tx, log: EvidenceLog): AsyncGenerator<Stored> {
  for (let from = 0; ; ) {
    const batches = await readBatches(db, log, { from, count: PAGE })
    yield* batches
    const last = batches.at(-1)
    if (!last) return
    from = last.i + 1
  }
}

/** As it lies in the database. */
type Stored = BatchWithBlocks & { nodes: Buffer }
type Link = { before: Batch | undefined; batch: Stored }

async function whatIsWrong(
  db: Db | Tx,
  { keys, readLeaves, readAnchor }: Checking,
  { before, batch }: Link,
): Promise<string[]> {
  const wrong: string[] = []
  const isNext = batch.i === (before?.i ?? -1) + 1 && batch.after_id === (before?.to_id ?? 0n)
  if (!isNext) wrong.push('does not follow the one before it')
  const leaf = leafOfBatch(batch)
  if (!batch.nodes.subarray(0, leaf.length).equals(leaf)) wrong.push('is not the one in its tree')
  if (!areOfBatch(batch)) wrong.push('has blocks of other rows')
  const leaves = await readLeaves(db, batch)
  if (leaves === undefined) return wrong
  if (leaves.length !== batch.rows) wrong.push(`has ${leaves.length} rows of ${batch.rows}`)
  if (!batch.root.equals(rootOf(leaves))) wrong.push('has other rows than when it was sealed')
  const previous = before?.mac ?? (await readAnchor(db, batch))
  const of = { afterId: batch.after_id, toId: batch.to_id, leaves }
  const isSealed = previous && macOf(keys.chain, { previous, ...of }).equals(batch.mac)
  if (!isSealed) wrong.push('was not sealed so with this key')
  return wrong
}

/** Of one from before they were kept there are none. */
function areOfBatch({ blocks, root, after_id }: Stored): boolean {
  if (!blocks) return true
  return root.equals(rootOf(unpackBlocks(blocks, after_id).map((block) => block.root)))
}

/** Each head is of a tree that the log still goes through. */
async function checkHeads(
  db: Db | Tx,
  log: EvidenceLog,
  last: Batch | undefined,
): Promise<LogFinding[]> {
  const findings: LogFinding[] = []
  const says = (at: string, what: string) =>
    findings.push({ rule: 'LED-12', sentence: `the head of ${log} of ${at} ${what}` })
  const known = new Map<number, string>()
  for await (const head of everyHead(db, log)) {
    if (findings.length >= FINDINGS_MAX) return findings
    if (head.batches > (last?.i ?? -1) + 1) says(head.at, 'has batches that are gone')
    else {
      const root = known.get(head.batches) ?? (await readRoot(db, log, head.batches))
      known.set(head.batches, root)
      if (root !== head.root) says(head.at, 'has another root')
    }
  }
  return findings
}

const readRoot = async (db: Db | Tx, log: EvidenceLog, batches: number): Promise<string> =>
  Buffer.from(await rootAt(db, log, batches)).toString('hex')
