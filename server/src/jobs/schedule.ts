import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../app/config/config.ts'
import { endPlayLeft } from '../app/end-play.ts'
import { openKeyStore } from '../app/keys/key-store.ts'
import type { Keys } from '../app/keys/keys.ts'
import type { OutboundChannel } from '../app/outbound-messages.ts'
import type { Db } from '../db/db.ts'
import { sealAudit } from '../modules/audit/index.ts'
import {
  BONUS_CRONTAB,
  bonusTasks,
  FREE_ROUNDS_CRONTAB,
  freeRoundsTasks,
} from '../modules/bonuses/index.ts'
import {
  askFirstLists,
  importCatalogues,
  JACKPOT_CRONTAB,
  openBreaker,
  READ_JACKPOTS_CRONTAB,
  readJackpotBooks,
  type Supplier,
  tellJackpots,
} from '../modules/casino/index.ts'
import { watchContent } from '../modules/content/index.ts'
import {
  askByItself,
  BY_ITSELF_CRONTAB,
  EVIDENCE_TASK,
  makeAsked,
  type OwnFileDeps,
} from '../modules/evidence/index.ts'
import {
  flagHedges,
  HEDGE_CRONTAB,
  RISK_CRONTAB,
  runRiskRules,
  runStaffRule,
  STAFF_RULE_CRONTAB,
} from '../modules/fraud/index.ts'
import { makeParts } from '../modules/ledger/index.ts'
import {
  FILE_CRONTAB,
  fileTasks,
  KEY_TASK,
  rotateKeys,
  STAFF_CRONTAB,
  staffTasks,
} from '../modules/office/index.ts'
import {
  CLOCK_EVERY_MS,
  PAYMENT_CRONTAB,
  paymentTasks,
  runReviewClock,
} from '../modules/payments/index.ts'
import {
  END_IDLE_CRONTAB,
  endIdleSessions,
  identityTasks,
  openSandboxCheck,
  type openSessions,
  stopLettersLinks,
  WATCH_CODES_CRONTAB,
  watchCodes,
} from '../modules/players/index.ts'
import { END_BREAKS_CRONTAB, endBreaks, foldPlay } from '../modules/protection/index.ts'
import { CHECK_CRONTAB, checkRollUps } from '../modules/reports/index.ts'
import { runScreening, SCREENING_CRONTAB } from '../modules/screening/index.ts'
import { CAMPAIGN_CRONTAB, sendCampaigns } from '../modules/segments/index.ts'
import {
  type CallCounts,
  RECONCILE_CRONTAB,
  reconcileSuppliers,
  runSupplierCheck,
  WATCH_MOVES_CRONTAB,
  watchMoves,
} from '../modules/suppliers/index.ts'
import type { Clock } from '../platform/clock.ts'
import { openJobs, type Tasks } from '../platform/jobs/jobs.ts'
import { repeatEvery } from '../platform/queues.ts'
import { systemRandom as random } from '../platform/random.ts'
import { AUDIT_CRONTAB, type AuditDeps, checkAuditLog, compareAuditHead } from './audit-check.ts'
import { ERASE_CRONTAB, eraseDue } from './erase-players.ts'
import { BOOKS_CRONTAB, checkBooks } from './ledger-audit.ts'
import { checkLedger } from './ledger-check.ts'
import { watchQueues } from './queue-clocks.ts'
import { deleteExpired, RETENTION_CRONTAB } from './retention.ts'
import { SEAL_EVIDENCE_EVERY_MS, sealEvidence } from './seal-evidence.ts'
import { sealLedger } from './seal-ledger.ts'
import { watchForAlarms } from './watch-for-alarms.ts'

const SEAL_EVERY_MS = 5_000
const SEAL_AUDIT_EVERY_MS = 10_000
const FOLD_EVERY_MS = 20_000
const COUNT_EVERY_MS = 60_000
const OPENING_MAX_MS = 5_000
const CRONTAB = [
  ...[PAYMENT_CRONTAB, BONUS_CRONTAB, '*/5 * * * * sync_catalogue'],
  ...[HEDGE_CRONTAB, RISK_CRONTAB, STAFF_RULE_CRONTAB, SCREENING_CRONTAB],
  ...[END_BREAKS_CRONTAB, FREE_ROUNDS_CRONTAB, JACKPOT_CRONTAB, READ_JACKPOTS_CRONTAB],
  ...[RETENTION_CRONTAB, ERASE_CRONTAB, WATCH_CODES_CRONTAB, END_IDLE_CRONTAB, RECONCILE_CRONTAB],
  ...[
    BOOKS_CRONTAB,
    AUDIT_CRONTAB,
    STAFF_CRONTAB,
    FILE_CRONTAB,
    CHECK_CRONTAB,
    WATCH_MOVES_CRONTAB,
    CAMPAIGN_CRONTAB,
    BY_ITSELF_CRONTAB,
    '*/10 * * * * make_ledger_parts',
  ],
].join('\n')

type JobDeps = {
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
  outbound: OutboundChannel
  evidence: OwnFileDeps
}

/** What is done by the clock, whatever module it is of. */
export async function scheduleJobs(deps: JobDeps) {
  const { config, db, log, suppliers, counts } = deps
  const { ledgerSeal: ledgerKey } = deps.keys
  const lists = askFirstLists({ db, log }, suppliers)
  // A supplier that is slow to list its games does not keep the casino closed.
  await Promise.race([lists.first, wait(OPENING_MAX_MS, undefined, { ref: false })])
  const jobs = await openJobs({
    url: config.databaseUrl,
    log,
    // The two queues of letters never take the place of the payments' jobs.
    concurrency: 4,
    tasks: tasksOf(deps),
    crontab: CRONTAB,
  })
  const parts = makeParts(db).catch((err) =>
    log.warn({ err }, 'parts of the ledger were not made; it will be tried again'),
  )
  const sealing = repeatEvery(SEAL_EVERY_MS, {
    work: () => sealLedger(db, ledgerKey),
    onFailed: (err) => log.error({ err }, 'a checkpoint failed; it will be tried again'),
  })
  const audit = auditOf(deps)
  const sealingAudit = repeatEvery(SEAL_AUDIT_EVERY_MS, {
    work: () => sealAudit(db, audit.auditLog.key),
    onFailed: (err) => log.error({ err }, 'the audit log was not sealed; it will be tried again'),
  })
  const sealingEvidence = repeatEvery(SEAL_EVIDENCE_EVERY_MS, {
    work: () => sealEvidence({ ...deps, ...deps.evidence }),
    onFailed: (err) => log.error({ err }, 'evidence was not sealed; it will be tried again'),
  })
  const compared = compareAuditHead(audit).catch((err) =>
    log.error({ err }, 'the head of the audit log was not compared'),
  )
  const folding = repeatEvery(FOLD_EVERY_MS, {
    work: () => foldPlay(db),
    onFailed: (err) => log.error({ err }, 'play was not added up; it will be tried again'),
  })
  const deciding = repeatEvery(CLOCK_EVERY_MS, {
    work: () => runReviewClock(deps.payments),
    onFailed: (err) =>
      log.error({ err }, 'the review clocks were not looked at; it will be tried again'),
  })
  const queues = watchQueues({ ...deps, random })
  const alarms = watchForAlarms(deps)
  const publishing = watchContent(deps)
  const counting = repeatEvery(COUNT_EVERY_MS, {
    work: counts.flush,
    onFailed: (err) => log.warn({ err }, 'calls not written down; it will be tried again'),
  })
  return {
    close: async () => {
      const repeated = [
        sealing,
        sealingAudit,
        sealingEvidence,
        folding,
        deciding,
        queues,
        alarms,
        publishing,
        counting,
      ]
      await Promise.all([lists.close(), parts, compared, ...repeated.map(({ close }) => close())])
      await jobs.close()
      await counts.flush().catch((err) => log.warn({ err }, 'the last calls are not counted'))
    },
  }
}

/** The audit log's name is the host of the site and `/audit`, as in the heads. */
const auditOf = ({ config, db, keys, log }: JobDeps): AuditDeps => ({
  db,
  log,
  auditLog: { ...keys.audit, log: `${new URL(config.siteUrl).host}/audit` },
  auditHeadFile: config.auditHeadFile,
})

/** What each job does, by the name that the crontab and the queue know it by. */
function tasksOf(all: JobDeps): Tasks {
  const { config, keys, ...deps } = all
  const { db, clock, log, sessions, onCommitted, suppliers, payments, outbound, hasStakedSince } =
    deps
  const ledgerKey = keys.ledgerSeal
  const providers = suppliers.map(({ provider }) => provider)
  return {
    ...paymentTasks(payments),
    ...riskTasks(payments),
    ...staffTasks({ db, log }),
    ...filesOf(all),
    [EVIDENCE_TASK]: (payload) => makeAsked(all.evidence, payload),
    ask_evidence_by_itself: async () => void (await askByItself(all.evidence)),
    send_campaigns: () =>
      sendCampaigns({
        db,
        clock,
        random,
        log,
        onCommitted,
        messages: outbound.messages,
        stopLinks: (of) => stopLettersLinks(payments, of),
      }),
    [KEY_TASK]: (payload) => rotateKeys({ db, log, keys: openKeyStore(config.keysDir) }, payload),
    check_roll_ups: () => checkRollUps({ db, log }),
    ...outbound.tasks,
    ...identityTasks({
      db,
      clock,
      random,
      log,
      onCommitted,
      sessions,
      fieldCipher: payments.fieldCipher,
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
    sync_catalogue: async () => void (await importCatalogues({ db, log }, suppliers)),
    read_jackpots: () => readJackpotBooks({ db, log, arcadeUrl: config.arcadeUrl }),
    tell_jackpots: () => tellJackpots({ db, clock, random, log, onCommitted }),
    reconcile_supplier_day: (payload) => runSupplierCheck({ db, clock, log, providers }, payload),
    reconcile_suppliers: () => reconcileSuppliers({ db, clock, log, providers }),
    check_books: () => checkBooks({ db, clock, log, ledgerKey, headFile: config.ledgerHeadFile }),
    verify_ledger: (payload) => checkLedger({ db, clock, log, ledgerKey }, payload),
    check_audit: () => checkAuditLog(auditOf(all)),
    make_ledger_parts: async () => void (await makeParts(db)),
    forget_old: () => deleteExpired({ db, clock }),
    erase_players: async () => void (await eraseDue({ db, clock, random, log, onCommitted })),
    watch_moves: () => watchMoves({ db, log, bounds: config.suppliers.moves }),
    watch_codes: () => watchCodes({ db, clock, log }),
    end_breaks: () => endBreaks({ db, clock, random, log, onCommitted }),
    end_idle_sessions: async () => {
      await endIdleSessions({ db, clock, sessions, hasStakedSince })
      await endPlayLeft({ db, clock })
    },
  }
}

/** What looks at players by itself: the rules, and the lists. */
const riskTasks = (deps: JobDeps['payments']): Tasks => ({
  flag_hedges: async () => void (await flagHedges(deps)),
  run_risk_rules: async () => void (await runRiskRules(deps)),
  run_staff_rule: async () => void (await runStaffRule(deps)),
  run_screening: async () => void (await runScreening(deps)),
})

/** Reports by the clock, and the files of the office. */
const filesOf = ({ config, db, clock, log, payments, outbound }: JobDeps): Tasks =>
  fileTasks({
    db,
    clock,
    random,
    log,
    fieldCipher: payments.fieldCipher,
    messages: outbound.messages,
    siteUrl: config.siteUrl,
  })

/** Behind breakers of their own: a supplier that gives no free rounds still opens its games. */
const apart = (suppliers: readonly Supplier[], clock: Clock): Supplier[] =>
  suppliers.map(({ provider }) => ({ provider, breaker: openBreaker(clock) }))
