import type { Db } from '../db/db.ts'
import { type LedgerKey, writeCheckpoints } from '../modules/ledger/index.ts'
import { catchUp, closeDays, foldSealed } from '../modules/reports/index.ts'

/**
 * Seals the ledger and adds each checkpoint to the reports' roll-ups in its transaction. Answers how many transfers
 * were sealed.
 */
export function sealLedger(db: Db, key: LedgerKey): Promise<number> {
  return writeCheckpoints(db, key, {
    fold: foldSealed,
    covered: async (until) => {
      await catchUp(db)
      await closeDays(db, until)
    },
  })
}
