import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../../../db/db.ts'
import type { Bus } from '../../../../platform/bus/bus.ts'
import type { Random } from '../../../../platform/random.ts'
import { type OddsFeed, PRODUCERS } from '../odds-feed.ts'
import { dropLease, type Lease, LeaseLost, takeLease } from '../write/lease.ts'
import { type ApplierDeps, openApplier } from './applier.ts'
import { openTelling } from './telling.ts'

/** How often a process asks whether nobody follows the feed. */
const TAKE_EVERY_MS = 500
/** How often is looked for what is due by time. */
const PASS_EVERY_MS = 100
const ALIVE_EVERY_MS = 1_000
const COUNTS_EVERY_MS = 60_000
const RULES_EVERY_MS = 60_000

export type RunFeedDeps = Omit<ApplierDeps, 'onCommitted'> & {
  feed: OddsFeed
  bus: Bus
  log: Logger
  random: Random
}

/**
 * Follows an odds company, in one process of the casino at a time: where that one is gone, another goes on
 * from where it was. What cannot be committed ends the following, and it begins anew from what is.
 */
export function runFeed(deps: RunFeedDeps): { close: () => Promise<void> } {
  const { db, feed, log, random } = deps
  const lease = { source: feed.source, holder: random.uuid() }
  const closing = new AbortController()
  const { signal } = closing

  const leadOnce = async () => {
    if (await takeLease(db, lease)) await lead(deps, lease, signal)
  }
  const onFailed = (err: unknown) => {
    if (err instanceof LeaseLost) log.warn('another process follows the feed')
    else log.error({ err }, 'the feed was not applied; it begins anew')
  }
  const giveBack = () =>
    dropLease(db, lease).catch((err) => log.warn({ err }, 'the feed was not given back'))
  const running = repeat(TAKE_EVERY_MS, signal, () => leadOnce().catch(onFailed)).then(giveBack)
  return {
    close: async () => {
      closing.abort()
      await running
    },
  }
}

/** Follows until the signal. Rejects when something could not be committed. */
async function lead(deps: RunFeedDeps, lease: Lease, signal: AbortSignal): Promise<void> {
  const { db, feed, log } = deps
  const telling = openTelling(deps, { seq: await readSeq(db), signal })
  const applier = await openApplier({ ...deps, onCommitted: telling.tell }, lease)
  log.info({ source: lease.source }, 'this process follows the feed')
  const ending = new AbortController()
  const end = () => ending.abort()
  signal.addEventListener('abort', end)
  const work = [
    ...PRODUCERS.map((producer) => feed.follow(producer, applier.of(producer), ending.signal)),
    repeat(PASS_EVERY_MS, ending.signal, async () => applier.passTime()),
    repeat(COUNTS_EVERY_MS, ending.signal, async () => deps.counts.flush()),
    repeat(RULES_EVERY_MS, ending.signal, applier.settleByRule),
    repeat(ALIVE_EVERY_MS, ending.signal, async () => {
      await applier.keepLease()
      telling.alive(applier.states())
      await applier.takeAsked()
    }),
  ]
  try {
    await Promise.race([applier.failed, Promise.all(work)])
  } finally {
    end()
    signal.removeEventListener('abort', end)
    await Promise.allSettled(work)
    await applier.close()
  }
}

/** Does something again and again until the signal. */
async function repeat(ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work()
    await wait(ms, undefined, { signal }).catch(() => {})
  }
}

async function readSeq(db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq::float8 as seq from betting_board`.execute(
    db,
  )
  return rows[0]?.seq ?? 0
}
