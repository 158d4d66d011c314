import type { RootBetween } from '@zar/contract/evidence/proof'
import { leftOf, nodeOf } from '@zar/contract/evidence/tree'
import type { Db, Tx } from '../../../db/db.ts'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'

const HASH = 32
const NO_HASH = new Uint8Array(HASH)

/** What the batch of that number completes: its leaf, and each full subtree that ends with it. */
export async function nodesOf(
  tx: Tx,
  log: EvidenceLog,
  { i, leaf }: { i: number; leaf: Uint8Array },
): Promise<Buffer> {
  const levels = trailingOnes(i)
  const ends = Array.from({ length: levels }, (_, level) => i - 2 ** level)
  const before = await readNodes(tx, log, ends)
  const nodes = [leaf]
  for (const [level, end] of ends.entries()) {
    nodes.push(nodeOf(nodeAt(before, end, level), nodes[level] ?? NO_HASH))
  }
  return Buffer.concat(nodes)
}

function trailingOnes(i: number): number {
  let ones = 0
  for (let rest = i; rest % 2 === 1; rest = (rest - 1) / 2) ones += 1
  return ones
}

/**
 * Computes with roots of the log's tree of batches, of which those that are needed are read at once. `compute` is
 * called twice, and takes the same roots whatever they are.
 */
export async function onNodes<Result>(
  db: Db | Tx,
  log: EvidenceLog,
  compute: (root: RootBetween) => Result,
): Promise<Result> {
  const ends = new Set<number>()
  const note = (end: number) => {
    ends.add(end)
    return NO_HASH
  }
  compute((from, to) => rootOver(from, to, note))
  const nodes = await readNodes(db, log, [...ends])
  return compute((from, to) => rootOver(from, to, (end, level) => nodeAt(nodes, end, level)))
}

type ReadNode = (end: number, level: number) => Uint8Array

/** A subtree that is full is stored with the batch that ends it, any other comes of its halves. */
function rootOver(from: number, to: number, read: ReadNode): Uint8Array {
  const size = to - from
  const level = Math.round(Math.log2(size))
  if (2 ** level === size) return read(to - 1, level)
  const middle = from + leftOf(size)
  return nodeOf(rootOver(from, middle, read), rootOver(middle, to, read))
}

function nodeAt(nodes: ReadonlyMap<number, Buffer>, end: number, level: number): Uint8Array {
  const node = nodes.get(end)?.subarray(level * HASH, (level + 1) * HASH)
  if (node?.length !== HASH) throw new Error(`batch ${end} has no node of level ${level}`)
  return node
}

async function readNodes(
  db: Db | Tx,
  log: EvidenceLog,
  ends: readonly number[],
): Promise<Map<number, Buffer>> {
  if (ends.length === 0) return new Map()
  const rows = await db
    .selectFrom('evidence_batch')
    .select(['i', 'nodes'])
    .where('log', '=', log)
    .where('i', 'in', ends)
    .execute()
  return new Map(rows.map(({ i, nodes }) => [i, nodes]))
}
