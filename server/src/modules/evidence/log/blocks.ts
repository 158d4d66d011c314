import type { RootBetween } from '@zar/contract/evidence/proof'
import { rootOf } from '@zar/contract/evidence/tree'

/** Rows whose root is kept: a power of two, so that it is a subtree of the batch. */
export const BLOCK_ROWS = 64
const ID_BYTES = 8
const HASH_BYTES = 32
const BYTES = ID_BYTES + HASH_BYTES

/** A block of a batch: its place among them, the rows in (afterId, toId], and the root over their leaves. */
export type Block = { at: number; afterId: bigint; toId: bigint; root: Buffer }

/** The blocks of rows, in their order, as they are kept. */
export function packBlocks(ids: readonly bigint[], leaves: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = []
  for (let from = 0; from < leaves.length; from += BLOCK_ROWS) {
    const to = Math.min(from + BLOCK_ROWS, leaves.length)
    const id = Buffer.alloc(ID_BYTES)
    id.writeBigInt64BE(ids[to - 1] ?? 0n)
    parts.push(id, rootOf(leaves, from, to))
  }
  return Buffer.concat(parts)
}

/** What was kept, behind the batch's beginning. */
export function unpackBlocks(packed: Buffer, batchAfterId: bigint): Block[] {
  let afterId = batchAfterId
  return Array.from({ length: packed.length / BYTES }, (_, at) => {
    const toId = packed.readBigInt64BE(at * BYTES)
    const root = packed.subarray(at * BYTES + ID_BYTES, (at + 1) * BYTES)
    const block = { at, afterId, toId, root }
    afterId = toId
    return block
  })
}

/**
 * Roots within a batch of which the leaves of some blocks are known, by the block's place: a span is in one of those,
 * or it is of whole blocks.
 */
export const rootInBlocks =
  (blocks: readonly Block[], known: ReadonlyMap<number, readonly Uint8Array[]>): RootBetween =>
  (from, to) => {
    const at = Math.floor(from / BLOCK_ROWS)
    const leaves = known.get(at)
    const begin = at * BLOCK_ROWS
    if (leaves && to <= begin + leaves.length) return rootOf(leaves, from - begin, to - begin)
    const roots = blocks.map(({ root }) => root)
    return rootOf(roots, at, Math.ceil(to / BLOCK_ROWS))
  }
