import { bytesToHex } from '@noble/hashes/utils.js'
import { canon } from '@zar/contract/evidence/canon'
import { proofOf } from '@zar/contract/evidence/proof'
import { lineOfBatch } from '@zar/contract/evidence/stored'
import { inTransaction, type Runner } from '../../store/database.ts'
import { type BatchRow, type FactRow, readBatchesOf, readFacts } from '../../store/fairness-log.ts'
import { leafOfFact, saltedOf } from './lines.ts'
import { BATCH_ROWS, type FairnessLog } from './seal-log.ts'

/**
 * What the log has of a seat, as lines of the format of evidence: of each batch its line, the proof and the
 * seat's own facts. Whoever has the published batches sees that they are in them.
 */
export const seatFacts = (log: FairnessLog, seatId: string): Promise<string> =>
  inTransaction(log.pool, async (tx) => {
    const lines: object[] = []
    for (const batch of await readBatchesOf(tx, seatId)) {
      lines.push(...(await linesOf(tx, { log, seatId, batch })))
    }
    return lines.map((line) => `${canon(line)}\n`).join('')
  })

type Shown = { log: FairnessLog; seatId: string; batch: BatchRow }

/** A batch with its proof and the seat's own facts in it. */
export async function linesOf(tx: Runner, { log, seatId, batch }: Shown): Promise<object[]> {
  const { name, i, after_id: afterId, to_id: toId } = batch
  const { salt } = log.keys
  const all: FactRow[] = await readFacts(tx, { afterId, toId }, { most: BATCH_ROWS })
  const own = all.flatMap((fact, p) => (fact.seat_id === seatId ? [{ fact, p }] : []))
  const leaves = all.map((fact) => leafOfFact(salt, name, fact))
  const path = proofOf(
    leaves,
    own.map(({ p }) => p),
  )
  return [
    lineOfBatch(batch),
    { t: 'proof', log: name, b: i, path: path.map(bytesToHex) },
    ...own.map(({ fact, p }) => ({ t: 'item', log: name, b: i, p, ...saltedOf(salt, name, fact) })),
  ]
}
