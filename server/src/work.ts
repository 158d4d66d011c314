import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { BOOKS_CRONTAB, checkBooks } from './check-books.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import { endPlayLeft } from './end-play.ts'
import { ERASE_CRONTAB, eraseDue } from './erase-players.ts'
import { FORGET_CRONTAB, forgetOld } from './forget-old.ts'
import type { Keys } from './keys.ts'
import type { Post } from './letters.ts'
import {
  BONUS_CRONTAB,
  bonusTasks,
  FREE_ROUNDS_CRONTAB,
  freeRoundsTasks,
} from './modules/bonuses/index.ts'
import {
  importCatalogues,
  JACKPOT_CRONTAB,
  openBreaker,
  type Supplier,
  tellJackpots,
} from './modules/casino/index.ts'
import { flagHedges, HEDGE_CRONTAB } from './modules/fraud/index.ts'
import { sealLedger } from './modules/ledger/index.ts'
import { PAYMENT_CRONTAB, paymentTasks } from './modules/payments/index.ts'
import {
  END_IDLE_CRONTAB,
  endIdleSessions,
  identityTasks,
  openSandboxCheck,
  type openSessions,
  WATCH_CODES_CRONTAB,
  watchCodes,
} from './modules/players/index.ts'
import { END_BREAKS_CRONTAB, endBreaks, foldPlay } from './modules/protection/index.ts'
import {
  type CallCounts,
  RECONCILE_CRONTAB,
  reconcileSuppliers,
  WATCH_MOVES_CRONTAB,
  watchMoves,
} from './modules/suppliers/index.ts'
import type { Clock } from './platform/clock.ts'
import { every } from './platform/every.ts'
import { openJobs } from './platform/jobs.ts'
import { systemRandom as random } from './platform/random.ts'

const SEAL_EVERY_MS = 5_000
const FOLD_EVERY_MS = 20_000
const COUNT_EVERY_MS = 60_000
const OPENING_MAX_MS = 5_000

type WorkDeps = {
  config: Config
  db: Db
  keys: Keys
  clock: Clock
  log: Logger
  sessions: ReturnType<typeof openSessions>
  onCommitted: () => void
  /** Play in a game's own window is no idling. */
  hasStakedSince: (playerId: string, since: Date) => Promise<boolean>
  suppliers: readonly Supplier[]
  counts: CallCounts
  payments: Parameters<typeof paymentTasks>[0]
  post: Post
}

/** What is done by the clock, whatever module it is of. */
export async function openWork({
  config,
  db,
  clock,
  log,
  sessions,
  onCommitted,
  ...more
}: WorkDeps) {
  const { ledgerSeal: ledgerKey } = more.keys
  const { suppliers, counts, payments, post, hasStakedSince } = more
  const providers = suppliers.map(({ provider }) => provider)
  const sync = () => importCatalogues({ db, log }, suppliers)
  const first = sync()
  // A supplier that is slow to list its games does not keep the house closed.
  await Promise.race([first, wait(OPENING_MAX_MS, undefined, { ref: false })])
  const jobs = await openJobs({
    url: config.databaseUrl,
    log,
    // The two queues of letters never take the place of the payments' jobs.
    concurrency: 4,
    tasks: {
      ...paymentTasks(payments),
      ...post.tasks,
      ...identityTasks({
        ...{ db, clock, random, log, onCommitted, sessions, seal: payments.seal },
        documentCheck: openSandboxCheck(),
      }),
      ...bonusTasks({ db, clock, random, log, onCommitted }),
      ...freeRoundsTasks({
        db,
        clock,
        random,
        log,
        onCommitted,
        suppliers: apart(suppliers, clock),
      }),
      sync_catalogue: sync,
      tell_jackpots: () => tellJackpots({ db, clock, random, log, onCommitted }),
      reconcile_suppliers: () => reconcileSuppliers({ db, clock, log, providers }),
      flag_hedges: async () => void (await flagHedges({ db, clock, log })),
      check_books: () => checkBooks({ db, clock, log, ledgerKey, headFile: config.ledgerHeadFile }),
      forget_old: () => forgetOld({ db, clock }),
      erase_players: async () => void (await eraseDue({ db, clock, random, log, onCommitted })),
      watch_moves: () => watchMoves({ db, log, bounds: config.suppliers.moves }),
      watch_codes: () => watchCodes({ db, clock, log }),
      end_breaks: () => endBreaks({ db, clock, random, log, onCommitted }),
      end_idle_sessions: async () => {
        await endIdleSessions({ db, clock, sessions, hasStakedSince })
        await endPlayLeft({ db, clock })
      },
    },
    crontab: [
      ...[PAYMENT_CRONTAB, BONUS_CRONTAB, HEDGE_CRONTAB, '*/5 * * * * sync_catalogue'],
      ...[END_BREAKS_CRONTAB, FREE_ROUNDS_CRONTAB, JACKPOT_CRONTAB],
      ...[FORGET_CRONTAB, ERASE_CRONTAB, WATCH_CODES_CRONTAB, END_IDLE_CRONTAB, RECONCILE_CRONTAB],
      ...[BOOKS_CRONTAB, WATCH_MOVES_CRONTAB],
    ].join('\n'),
  })
  const sealing = every(SEAL_EVERY_MS, {
    work: () => sealLedger(db, ledgerKey),
    onFailed: (err) => log.error({ err }, 'sealing failed; it will be tried again'),
  })
  const folding = every(FOLD_EVERY_MS, {
    work: () => foldPlay(db),
    onFailed: (err) => log.error({ err }, 'play was not added up; it will be tried again'),
  })
  const counting = every(COUNT_EVERY_MS, {
    work: counts.flush,
    onFailed: (err) => log.warn({ err }, 'calls not written down; it will be tried again'),
  })
  return {
    close: async () => {
      await Promise.all([first, sealing.close(), folding.close(), counting.close()])
      await jobs.close()
      await counts.flush().catch((err) => log.warn({ err }, 'the last calls are not counted'))
    },
  }
}

/** Behind breakers of their own: a supplier that gives no free rounds still opens its games. */
const apart = (suppliers: readonly Supplier[], clock: Clock): Supplier[] =>
  suppliers.map(({ provider }) => ({ provider, breaker: openBreaker(clock) }))
