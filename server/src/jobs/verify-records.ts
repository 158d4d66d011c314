import type { Db } from '../db/db.ts'
import { verifyBets } from '../modules/betting/index.ts'
import { verifyBonuses } from '../modules/bonuses/index.ts'
import { verifyWallet } from '../modules/casino/index.ts'
import { verifyCorrections } from '../modules/corrections/index.ts'
import { type CheckLimit, type Finding, recordsBegin } from '../modules/ledger/index.ts'
import { verifyPayments } from '../modules/payments/index.ts'
import { verifySportsbook } from '../modules/sportsbook/index.ts'

/**
 * Checks what each module keeps of the money that it moved against what the ledger holds: of the time since the last
 * part that was detached.
 */
export async function verifyRecords(db: Db, limit: CheckLimit = {}) {
  const findings: Finding[] = []
  const since = await recordsBegin(db)
  for (const verify of [
    verifyWallet,
    verifyPayments,
    verifyBonuses,
    verifySportsbook,
    verifyBets,
    verifyCorrections,
  ]) {
    findings.push(...(await verify(db, { ...limit, since })))
  }
  return findings
}
