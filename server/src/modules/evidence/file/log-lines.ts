import { proofBy, proofOf } from '@zar/contract/evidence/proof'
import { lineOfBatch } from '@zar/contract/evidence/stored'
import { rootOf } from '@zar/contract/evidence/tree'
import type { Db } from '../../../db/db.ts'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'
import { type Batch, findBatches } from '../log/batches.ts'
import type { Head } from '../log/heads.ts'
import { onNodes } from '../log/nodes.ts'
import type { openLines, Shown } from './lines.ts'

/** All leaves of a batch, and those that are shown, in their order. */
export type OpenBatch = (batch: Batch) => Promise<{ leaves: readonly Uint8Array[]; shown: Shown[] }>

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
    const { leaves, shown } = await open(batch)
    if (!batch.root.equals(rootOf(leaves)))
      throw new Error(`batch ${batch.i} of ${batch.name} holds other rows than were sealed`)
    yield lines.add(lineOfBatch(batch))
    const at = shown.map(({ p }) => p)
    const path = proofOf(leaves, at)
    yield lines.add({ t: 'proof', log: head.log, b: batch.i, path: path.map(hex) })
    for (const one of shown) yield lines.item(head.log, batch.i, one)
  }
}

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex')
