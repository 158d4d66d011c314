import { proofBy, type RootBetween } from '@zar/contract/evidence/proof'
import { lineOfBatch } from '@zar/contract/evidence/stored'
import { rootOf } from '@zar/contract/evidence/tree'
import type { Db } from '../../../db/db.ts'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'
import { type Batch, type BatchWithBlocks, findBatches } from '../log/batches.ts'
import type { Head } from '../log/heads.ts'
import { onNodes } from '../log/nodes.ts'
import type { openLines, Shown } from './lines.ts'

/** What a batch shows, in its order, and the roots within it. Throws where its rows are not those that were sealed. */
export type OpenBatch = (batch: BatchWithBlocks) => Promise<{ root: RootBetween; shown: Shown[] }>

/** Of all rows of a batch. */
export function openWhole(batch: Batch, leaves: readonly Uint8Array[]): RootBetween {
  if (!batch.root.equals(rootOf(leaves))) throw notAsSealed(batch)
  return (from, to) => rootOf(leaves, from, to)
}

export const notAsSealed = ({ i, name }: Batch): Error =>
  new Error(`batch ${i} of ${name} holds other rows than were sealed`)

type LogOf = {
  log: EvidenceLog
  head: Head
  /** The numbers of the rows that are shown, ascending. */
  ids: readonly bigint[]
  open: OpenBatch
}

/**
 * The lines of one log. Throws where its rows are not those that were sealed: then the house cannot prove them, and
 * somebody has to look.
 */
export async function* logLines(
  db: Db,
  lines: ReturnType<typeof openLines>,
  { log, head, ids, open }: LogOf,
): AsyncGenerator<string> {
  const batches = await findBatches(db, log, ids)
  yield lines.add(head)
  const places = batches.map(({ i }) => i)
  const top = await onNodes(db, log, (root) => proofBy(head.batches, places, root))
  yield lines.add({ t: 'top', log: head.log, path: top.map(hex) })
  for (const batch of batches) {
    const { root, shown } = await open(batch)
    yield lines.add(lineOfBatch(batch))
    const at = shown.map(({ p }) => p)
    const path = proofBy(batch.rows, at, root)
    yield lines.add({ t: 'proof', log: head.log, b: batch.i, path: path.map(hex) })
    for (const one of shown) yield lines.item(head.log, batch.i, one)
  }
}

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex')
