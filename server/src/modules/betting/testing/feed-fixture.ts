import { onTestFinished, vi } from 'vitest'
import { type Bus, openBus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import { openLog } from '../../../platform/log/log.ts'
import { systemRandom } from '../../../platform/random.ts'
import { openTestCasino } from '../../../testing/test-casino.ts'
import { openCompanyFeed } from '../feed/company/company-feed.ts'
import type { FeedKeys } from '../feed/company/signature.ts'
import { openFeedCounts } from '../feed/run/counts.ts'
import { runFeed } from '../feed/run/run-feed.ts'
import { COMPANY_KEY, openTestCompany } from './company.ts'

const log = openLog((process.env.FEED_LOG ?? 'silent') as 'silent')

const EARLY_LEAGUES = new Set(['early'])

/** A casino that follows a test company, on a database and a bus of its own. */
export async function openFeedFixture() {
  const casino = await openTestCasino()
  const { clock } = casino
  const company = await openTestCompany({ clock })
  const closers: (() => Promise<unknown>)[] = []
  const settled: number[] = []

  /** Another process of the casino that would follow the feed. */
  async function openProcess(own: Clock = clock, keys: FeedKeys = [COMPANY_KEY]) {
    const bus: Bus = await openBus({ databaseUrl: casino.url, log })
    const counts = openFeedCounts(log)
    const deps = {
      db: casino.db,
      clock: own,
      random: systemRandom,
      log,
      counts,
      bus,
      earlyLeagues: EARLY_LEAGUES,
    }
    const feed = openCompanyFeed({ ...deps, url: company.url, keys, retryMs: () => 20 })
    const running = runFeed({
      ...deps,
      feed,
      onSettlements: (ids) => settled.push(...ids),
    })
    const close = async () => {
      await running.close()
      await bus.close()
    }
    closers.push(close)
    return { counts, bus, close }
  }

  const one = async (text: string, values: unknown[] = []) =>
    (await casino.pool.query(text, values)).rows[0]
  onTestFinished(async () => {
    for (const close of closers) await close()
    await company.close()
    await casino.close()
  })
  return {
    casino,
    clock,
    company,
    settled,
    openProcess,
    /** Resolves when a producer is open, or closed. */
    isOpen: (producer: 'pre' | 'live', isOpen = true) =>
      vi.waitFor(async () => {
        const row = await one('select is_open from betting_producer where producer = $1', [
          producer,
        ])
        if (row?.is_open !== isOpen)
          throw new Error(`${producer} is not ${isOpen ? 'open' : 'closed'}`)
      }, WAIT),
    /** Resolves when a producer is applied up to what it said last. */
    isApplied: (producer: 'pre' | 'live') =>
      vi.waitFor(async () => {
        const row = await one('select epoch, seq from betting_producer where producer = $1', [
          producer,
        ])
        const { epoch, seq } = company[producer].now
        if (row?.epoch !== epoch || Number(row.seq) < seq)
          throw new Error(`at ${row?.seq} of ${seq}`)
      }, WAIT),
    event: (sourceId: string) =>
      one('select * from betting_event where source_id = $1', [sourceId]),
    /** A market with the odds of its selections. */
    market: async (sourceId: string, key: string, line: string | null = null) =>
      one(
        `select market.*, json_object_agg(one.key, one.odds_milli) as odds
           from betting_market market join betting_selection one on market_id = market.id
           where event_id = (select id from betting_event where source_id = $1) and market.key = $2
             and line is not distinct from $3 group by market.id`,
        [sourceId, key, line],
      ),
    states: async (sourceId: string): Promise<Record<string, string>> => {
      const { rows } = await casino.pool.query(
        `select key || coalesce(' ' || line, '') as name, state from betting_market
           where event_id = (select id from betting_event where source_id = $1) order by id`,
        [sourceId],
      )
      return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
    },
  }
}

const WAIT = { timeout: 30_000, interval: 10 }
export type FeedFixture = Awaited<ReturnType<typeof openFeedFixture>>
