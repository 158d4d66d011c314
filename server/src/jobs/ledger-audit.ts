import { TIME_ZONE } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { verifyWallet } from '../modules/casino/index.ts'
import {
  type Finding,
  type LedgerKey,
  noteChain,
  restartAudit,
  runIncrementalAudit,
} from '../modules/ledger/index.ts'
import { verifyPayments } from '../modules/payments/index.ts'
import type { Clock } from '../platform/clock.ts'
import { keepHead } from './keep-chain-head.ts'
import { sealLedger } from './seal-ledger.ts'
import { verifyRecords } from './verify-records.ts'

type BooksDeps = {
  db: Db
  clock: Clock
  log: Logger
  ledgerKey: LedgerKey
  /** The file of the head of the chain; undefined where none is kept. */
  headFile: string | undefined
}

export const BOOKS_CRONTAB = '10 * * * * check_books'

/** A run is over by then, and the next one is not begun yet. */
const RUN_MS = 20 * 60_000
const APART_MS = 30 * 60_000
/** One query of an hour's, and of the whole. */
const STATEMENT_MS = 60_000
const WHOLE_STATEMENT_MS = 10 * 60_000
/** The whole waits for the hours in which few play. */
const NIGHT_HOURS = 4
/** What was answered this long before a check may not have been committed then. */
const OVERLAP_MS = 10 * 60_000
const TOLD_MAX = 20

/**
 * What `npm run ledger:verify` checks, by the clock: every hour what the hour brought and every balance,
 * once a day all of it from the first transfer. A difference is an error in the log, each hour again
 * until it is mended; it stops nothing.
 */
export async function checkBooks(deps: BooksDeps): Promise<void> {
  const { db, clock, log } = deps
  const run = await beginRun(db, clock.now())
  if (!run) return
  const findings: Finding[] = []
  try {
    for await (const found of check(deps, run)) findings.push(...found)
    await noteChain(db, { findings, isWhole: run.isWhole, now: clock.now() })
    log.info(
      { event: 'books checked', ...run, count: findings.length },
      'all balances were compared',
    )
  } catch (err) {
    log.error({ err, event: 'books not checked', ...run }, 'it will be tried again in an hour')
  }
  if (findings.length > 0) tell(log, findings)
}

type Run = { isWhole: boolean }

/** Undefined where another process has this one. */
async function beginRun(db: Db, now: Date): Promise<Run | undefined> {
  const night = (moment: unknown) =>
    sql`((${moment}::timestamptz at time zone ${TIME_ZONE}) - make_interval(hours => ${NIGHT_HOURS}))::date`
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Run>`
      select ${night(sql.ref('whole_at'))} < ${night(now)} as "isWhole" from books_check
        where began_at < ${new Date(now.getTime() - APART_MS)} for update`.execute(tx)
    const [run] = rows
    if (!run) return undefined
    await tx.updateTable('books_check').set({ began_at: now }).execute()
    if (run.isWhole) {
      await tx.updateTable('books_check').set({ whole_at: now }).execute()
      await restartAudit(tx)
    }
    return run
  })
}

/** What each part finds, so that one that has no time left takes nothing from the others. */
async function* check(deps: BooksDeps, { isWhole }: Run): AsyncGenerator<Finding[]> {
  const { db, ledgerKey: key } = deps
  const now = deps.clock.now()
  await sealLedger(db, key)
  yield await keepHead(deps)
  yield await runIncrementalAudit(db, { statementMs: STATEMENT_MS, runMs: RUN_MS, key })
  if (isWhole) return yield await verifyRecords(db, { statementMs: WHOLE_STATEMENT_MS })
  yield await verifyPayments(db, { statementMs: STATEMENT_MS, isWhole: false, now })
  yield await checkAnswers(db)
}

/** What suppliers were answered since it was last found right. */
async function checkAnswers(db: Db): Promise<Finding[]> {
  const { since, now } = await answersSince(db)
  const findings = await verifyWallet(db, { statementMs: STATEMENT_MS, since })
  if (findings.length === 0) await db.updateTable('books_check').set({ answers_at: now }).execute()
  return findings
}

/** By the database's clock, as the answers are. */
async function answersSince(db: Db) {
  const { at, now } = await db
    .selectFrom('books_check')
    .select([sql<Date>`greatest(answers_at, now() - interval '1 day')`.as('at')])
    .select(sql<Date>`now()`.as('now'))
    .executeTakeFirstOrThrow()
  return { since: new Date(at.getTime() - OVERLAP_MS), now }
}

function tell(log: Logger, findings: readonly Finding[]): void {
  const rules: Record<string, number> = {}
  for (const { rule } of findings) rules[rule] = (rules[rule] ?? 0) + 1
  log.error(
    { event: 'books differ', count: findings.length, rules, findings: findings.slice(0, TOLD_MAX) },
    'see npm run ledger:verify',
  )
}
