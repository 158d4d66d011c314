import type { RootBetween } from '@zar/contract/evidence/proof'
import { leafOfBatch } from '@zar/contract/evidence/stored'
import { leftOf, nodeOf } from '@zar/contract/evidence/tree'
import type { Pool } from '../../store/database.ts'
import { readBatches } from '../../store/fairness-log.ts'

/** Batches only come: what was read stays. */
type Held = { leaves: Uint8Array[]; nodes: Map<string, Uint8Array> }
const held = new WeakMap<Pool, Held>()
const PAGE = 10_000

/** Roots within the tree over the log's first so many batches. */
export async function batchTree(pool: Pool, batches: number): Promise<RootBetween> {
  const known = held.get(pool) ?? { leaves: [], nodes: new Map() }
  held.set(pool, known)
  while (known.leaves.length < batches) {
    const from = known.leaves.length
    const rows = await readBatches(pool, { from, most: PAGE })
    if (rows.length === 0) throw new Error(`there is no batch ${from}`)
    // Another reader may have been as far meanwhile.
    for (const row of rows) known.leaves[row.i] ??= leafOfBatch(row)
  }
  return (from, to) => rootIn(known, from, to)
}

function rootIn({ leaves, nodes }: Held, from: number, to: number): Uint8Array {
  const size = to - from
  const [leaf] = leaves.slice(from, from + 1)
  if (!leaf) throw new Error(`there is no batch ${from}`)
  if (size === 1) return leaf
  const left = leftOf(size)
  const isFull = left * 2 === size && from % size === 0
  const name = `${from} ${to}`
  const kept = isFull ? nodes.get(name) : undefined
  if (kept) return kept
  const middle = from + left
  const node = nodeOf(
    rootIn({ leaves, nodes }, from, middle),
    rootIn({ leaves, nodes }, middle, to),
  )
  if (isFull) nodes.set(name, node)
  return node
}
