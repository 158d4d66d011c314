import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import type { House } from '../protection/index.ts'
import { betRoutes, openBets } from './bets/index.ts'
import { openBoard } from './board/board.ts'
import { firstRows } from './board/lists/first-rows.ts'
import { boardRoutes } from './board/routes.ts'
import { bettingStream } from './board/stream/stream.ts'
import { openCompanyFeed } from './feed/company/company-feed.ts'
import type { FeedKeys } from './feed/company/signature.ts'
import { openFeedCounts } from './feed/run/counts.ts'
import { runFeed } from './feed/run/run-feed.ts'
import { preferenceRoutes } from './preferences/preferences.ts'

export type BettingDeps = {
  db: Db
  bus: Bus
  clock: Clock
  house: House
  log: Logger
  random: Random
  onCommitted: () => void
  /** The odds company that is followed; without one nothing can be bet on. */
  feed: { url: string; keys: FeedKeys } | undefined
  /** Leagues in which a leader by two goals is paid at once. */
  earlyLeagues: ReadonlySet<string>
  /** Whose pages may listen, and whose word is taken for who calls. */
  allowedOrigins: readonly string[]
  trustedProxies: readonly string[]
}

/** Our own sportsbook: it follows the feed, shows what can be bet on, takes bets and settles them. */
export async function openBetting(app: FastifyInstance, deps: BettingDeps) {
  const { db, log, clock } = deps
  const board = await openBoard(deps)
  bettingStream(app, { ...deps, board })
  const counts = openFeedCounts(log)
  const bets = openBets(deps)
  const feed =
    deps.feed &&
    runFeed({
      ...deps,
      counts,
      // The job that settles looks every second.
      onSettlements: () => {},
      feed: openCompanyFeed({ ...deps, ...deps.feed, counts }),
    })
  return {
    /** What can be bet on first, for the page of `/spor`. */
    firstRows: () => firstRows(board, clock.now().getTime()),
    routes: [...boardRoutes({ db, board, clock }), ...betRoutes(deps), ...preferenceRoutes(deps)],
    close: async (): Promise<void> => {
      await feed?.close()
      await bets.close()
      board.close()
    },
  }
}
