import { rootOf } from '@zar/contract/evidence/tree'
import type { Db } from '../../../db/db.ts'
import { type PlayerRow, readTransferTexts } from '../../ledger/index.ts'
import type { BatchWithBlocks } from '../log/batches.ts'
import { BLOCK_ROWS, type Block, rootInBlocks, unpackBlocks } from '../log/blocks.ts'
import { type EvidenceHouse, leafOfItem, saltOf } from '../log/keys.ts'
import type { Shown } from './lines.ts'
import { notAsSealed, type OpenBatch, openWhole } from './log-lines.ts'

type Stretch = { name: string; afterId: bigint; toId: bigint; firstPlace: number }

/** The rows of a batch as they are now, and which of them are the player's: of one with blocks theirs alone are read. */
export function openLedgerBatch(
  db: Db,
  { keys: { salt: key } }: EvidenceHouse,
  rows: readonly PlayerRow[],
): OpenBatch {
  const ids = rows.map(({ id }) => id)
  const own = new Set(ids.map(String))

  const read = async ({ name, afterId, toId, firstPlace }: Stretch) => {
    const leaves: Uint8Array[] = []
    const shown: Shown[] = []
    for await (const page of readTransferTexts(db, { afterId, toId })) {
      for (const { id, text } of page) {
        const salt = saltOf(key, name, id)
        const leaf = leafOfItem(salt, text)
        const p = firstPlace + leaves.length
        if (own.has(id)) shown.push({ p, salt: salt.toString('hex'), body: text, leaf })
        leaves.push(leaf)
      }
    }
    return { leaves, shown }
  }

  const openByBlocks = async (batch: BatchWithBlocks, blocks: readonly Block[]) => {
    const roots = blocks.map(({ root }) => root)
    if (!batch.root.equals(rootOf(roots))) throw notAsSealed(batch)
    const known = new Map<number, Uint8Array[]>()
    const shown: Shown[] = []
    for (const block of blocksOf(ids, blocks)) {
      const { afterId, toId, at } = block
      const stretch = { name: batch.name, afterId, toId, firstPlace: at * BLOCK_ROWS }
      const found = await read(stretch)
      if (!block.root.equals(rootOf(found.leaves))) throw notAsSealed(batch)
      known.set(at, found.leaves)
      shown.push(...found.shown)
    }
    return { shown, root: rootInBlocks(blocks, known) }
  }

  return async (batch) => {
    const { name, after_id: afterId, to_id: toId } = batch
    if (batch.blocks) return openByBlocks(batch, unpackBlocks(batch.blocks, afterId))
    const { leaves, shown } = await read({ name, afterId, toId, firstPlace: 0 })
    return { shown, root: openWhole(batch, leaves) }
  }
}

/** The blocks in which one of those rows is; both are in ascending order. */
function blocksOf(ids: readonly bigint[], blocks: readonly Block[]): Block[] {
  const [first, last] = [blocks[0]?.afterId ?? 0n, blocks.at(-1)?.toId ?? 0n]
  const inside = ids.slice(firstAbove(ids, first), firstAbove(ids, last))
  return blocks.filter(({ afterId, toId }) => {
    const next = inside[firstAbove(inside, afterId)]
    return next !== undefined && next <= toId
  })
}

/** The place of the first number above one. */
function firstAbove(ids: readonly bigint[], id: bigint): number {
  let [from, to] = [0, ids.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ids[middle] ?? 0n) > id) to = middle
    else from = middle + 1
  }
  return from
}
