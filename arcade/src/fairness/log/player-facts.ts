import { bytesToHex } from '@noble/hashes/utils.js'
import { canon } from '@zar/contract/evidence/canon'
import { proofBy } from '@zar/contract/evidence/proof'
import { lineOfHead } from '@zar/contract/evidence/stored'
import { inTransaction } from '../../store/database.ts'
import { countFacts, readBatches, readBatchesOf, seatsInLog } from '../../store/fairness-log.ts'
import { batchTree } from './batch-tree.ts'
import { type FairnessLog, freshHead } from './seal-log.ts'
import { linesOf } from './seat-facts.ts'

/**
 * All that the log has of a player's seats, for their file of evidence: of each seat a line that says whose it is,
 * then head, top, and each batch with its proof and the seat's own facts. All seats have one head.
 */
export async function playerFacts(log: FairnessLog, userRef: string): Promise<string> {
  const seats = await seatsInLog(log.pool, userRef)
  const head = seats.length === 0 ? undefined : await freshHead(log)
  if (!head) return ''
  const root = await batchTree(log.pool, head.batches)
  const [last] = await readBatches(log.pool, { from: head.batches - 1, most: 1 })
  const toId = last?.to_id ?? 0
  const host = head.name.split('/')[0]
  return inTransaction(log.pool, async (tx) => {
    const lines: object[] = []
    for (const seatId of seats) {
      const batches = (await readBatchesOf(tx, seatId)).filter(({ i }) => i < head.batches)
      const facts = await countFacts(tx, { seatId, toId })
      const places = batches.map(({ i }) => i)
      const top = proofBy(head.batches, places, root)
      const stated = { log: head.name, origin: `https://${host}`, subject: seatId, facts }
      lines.push({ t: 'log', ...stated }, lineOfHead(head))
      lines.push({ t: 'top', log: head.name, path: top.map(bytesToHex) })
      for (const batch of batches) lines.push(...(await linesOf(tx, { log, seatId, batch })))
    }
    return lines.map((line) => `${canon(line)}\n`).join('')
  })
}
