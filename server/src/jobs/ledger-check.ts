import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { type LedgerKey, noteChain, runLedgerCheck } from '../modules/ledger/index.ts'
import type { Clock } from '../platform/clock.ts'
import { verifyRecords } from './verify-records.ts'

type CheckDeps = { db: Db; clock: Clock; log: Logger; ledgerKey: LedgerKey }

/** Verifies the whole ledger and what lies beside it, as somebody of the office asked for. */
export async function checkLedger(deps: CheckDeps, payload: unknown): Promise<void> {
  const { db, clock, log, ledgerKey: key } = deps
  const { id } = payload as { id: string }
  const findings = await runLedgerCheck({ db, key, also: () => verifyRecords(db) }, BigInt(id))
  if (!findings) return
  await noteChain(db, { findings, isWhole: true, now: clock.now() })
  const count = findings.length
  if (count > 0) log.error({ event: 'books differ', count, check: id }, 'see the office’s ledger')
  else log.info({ event: 'ledger verified', check: id }, 'asked for in the office')
}
