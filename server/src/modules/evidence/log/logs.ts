import type { Db } from '../../../db/db.ts'
import type { EvidenceLog } from '../../../db/tables/office/evidence.ts'
import { anchorOfJournal, leavesOfJournal, nextOfJournal } from '../journal/rows.ts'
import { makeBatches } from './batches.ts'
import { type Head, readHeadAt, signHead } from './heads.ts'
import type { EvidenceHouse } from './keys.ts'
import { anchorOfLedger, leavesOfBatch, nextOfLedger } from './ledger.ts'
import { type LogFinding, verifyLog } from './verify.ts'

export const LOGS = ['ledger', 'journal'] as const satisfies EvidenceLog[]
const HOUR_MS = 3_600_000

/** Makes batches of what is due; of all that there is where it shall be shown now. */
export async function sealLogs(
  db: Db,
  house: EvidenceHouse,
  { isDueNow = false }: { isDueNow?: boolean } = {},
): Promise<number> {
  const readNext = nextOfLedger(house.keys)
  const ofLedger = await makeBatches(db, { house, log: 'ledger', readNext, isDueNow })
  const journal = { house, log: 'journal', readNext: nextOfJournal, isDueNow } as const
  return ofLedger + (await makeBatches(db, journal))
}

/** Signs a head of each log whose newest is an hour old, over all that is there. */
export async function signHeadsDue(db: Db, house: EvidenceHouse, now: Date): Promise<Head[]> {
  const heads: Head[] = []
  for (const log of LOGS) {
    const last = await readHeadAt(db, log)
    if (last && now.getTime() - last.getTime() < HOUR_MS) continue
    await sealLogs(db, house, { isDueNow: true })
    heads.push(await signHead(db, house, log))
  }
  return heads
}

/** Computes all that is published anew, from the rows as they are now. */
export async function verifyLogs(db: Db, keys: EvidenceHouse['keys']): Promise<LogFinding[]> {
  const ledger = { readLeaves: leavesOfBatch(keys), readAnchor: anchorOfLedger }
  const journal = { readLeaves: leavesOfJournal, readAnchor: anchorOfJournal }
  return [
    ...(await verifyLog(db, { keys, log: 'ledger', ...ledger })),
    ...(await verifyLog(db, { keys, log: 'journal', ...journal })),
  ]
}
