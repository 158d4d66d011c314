import type pg from 'pg'
import type { Logger } from 'pino'
import { OUTBOX_GAUGES } from '../hub/gauges.ts'
import type { Hub } from '../hub/hub.ts'
import { AUDIT_GAUGES } from '../modules/audit/index.ts'
import { BETTING_GAUGES } from '../modules/betting/index.ts'
import { BONUS_GAUGES } from '../modules/bonuses/index.ts'
import { CASINO_GAUGES, type Wallet } from '../modules/casino/index.ts'
import { LEDGER_GAUGES } from '../modules/ledger/index.ts'
import { OFFICE_GAUGES } from '../modules/office/index.ts'
import { PAYMENT_GAUGES } from '../modules/payments/index.ts'
import { PLAYER_GAUGES } from '../modules/players/index.ts'
import { PROTECTION_GAUGES } from '../modules/protection/index.ts'
import { REPORT_GAUGES } from '../modules/reports/index.ts'
import { SPORTSBOOK_GAUGES } from '../modules/sportsbook/index.ts'
import { SUPPLIER_GAUGES } from '../modules/suppliers/index.ts'
import type { Version } from '../platform/http/health.ts'
import { JOB_GAUGES } from '../platform/jobs/gauges.ts'
import { LOCK_GAUGES } from '../platform/metrics/lock-gauges.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { registerBooks } from '../platform/metrics/read-books.ts'
import { serveMetrics } from '../platform/metrics/serve-metrics.ts'
import { opening } from './cannot-open.ts'
import type { Config } from './config/config.ts'

/** What the database tells, by whose table it is. */
export const BOOK_GAUGES = [
  ...LEDGER_GAUGES,
  ...AUDIT_GAUGES,
  ...OUTBOX_GAUGES,
  ...CASINO_GAUGES,
  ...PAYMENT_GAUGES,
  ...PLAYER_GAUGES,
  ...PROTECTION_GAUGES,
  ...SPORTSBOOK_GAUGES,
  ...BETTING_GAUGES,
  ...SUPPLIER_GAUGES,
  ...REPORT_GAUGES,
  ...OFFICE_GAUGES,
  ...BONUS_GAUGES,
  ...JOB_GAUGES,
  ...LOCK_GAUGES,
]

type Told = {
  /** Undefined where none are told. */
  metrics: Metrics | undefined
  version: Version
  log: Logger
  pool: pg.Pool
  hub: Hub
  wallet: Wallet
  /** How far this machine’s clock is from the database’s, in seconds. */
  clockOffSeconds: () => number
}

/** Tells the figures of this process and of the books at an address of their own, where one is set. */
export async function tellMetrics(
  { metrics: where }: Pick<Config, 'metrics'>,
  { metrics, version, log, pool, hub, wallet, clockOffSeconds }: Told,
) {
  if (!where || !metrics) return undefined
  const { ask, registry } = metrics
  ask('zar_db_pool_connections', 'Connections of the pool', () => pool.totalCount)
  ask('zar_db_pool_waiting', 'Callers who wait for a connection', () => pool.waitingCount)
  ask('zar_hub_connections', 'Live connections', () => hub.figures().connections)
  ask('zar_hub_backlog_bytes', 'Sent and not read yet', () => hub.figures().backlogBytes)
  ask('zar_hub_dropped_slow', 'Clients dropped for not reading', () => hub.figures().droppedSlow)
  ask('zar_clock_off_seconds', 'This machine’s clock beside the database’s', clockOffSeconds)
  ask('zar_wallet_queue', 'Commands that wait for a batch', () => wallet.figures().waiting)
  ask('zar_wallet_batches', 'Batches since the start', () => wallet.figures().batches)
  ask('zar_wallet_commands', 'Commands in them', () => wallet.figures().commands)
  ask('zar_wallet_retries', 'Second tries on locked accounts', () => wallet.figures().retries)
  registerBooks({ pool, registry, log, monotonicMs: () => performance.now() }, BOOK_GAUGES)
  return await opening(`The metrics cannot be told at ${where.host}:${where.port}`, () =>
    serveMetrics({ registry, version, ...where }),
  )
}
