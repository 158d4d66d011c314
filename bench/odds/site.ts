/** The sportsbook's board as the casino has it, in a process of its own: it follows the company and tells sockets. */
import { setTimeout as wait } from 'node:timers/promises'
import { openBoard } from '../../server/src/modules/betting/board/board.ts'
import { boardRoutes } from '../../server/src/modules/betting/board/routes.ts'
import { bettingStream } from '../../server/src/modules/betting/board/stream/stream.ts'
import { openCompanyFeed } from '../../server/src/modules/betting/feed/company/company-feed.ts'
import { openFeedCounts } from '../../server/src/modules/betting/feed/run/counts.ts'
import { runFeed } from '../../server/src/modules/betting/feed/run/run-feed.ts'
import { COMPANY_KEY } from '../../server/src/modules/betting/testing/company.ts'
import { openBus } from '../../server/src/platform/bus/bus.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { mountRoutes, openHttp } from '../../server/src/platform/http/http.ts'
import { openLog } from '../../server/src/platform/log/log.ts'
import { systemRandom } from '../../server/src/platform/random.ts'
import { openTestCasino } from '../../server/src/testing/test-casino.ts'

export type Site = { url: string; database: string; rssBytes: number }
export const ORIGIN = 'http://zar.example'

const log = openLog('silent')
process.once('message', async (companyUrl: string) => {
  const casino = await openTestCasino()
  const { db } = casino
  const bus = await openBus({ databaseUrl: casino.url, log })
  const counts = openFeedCounts(log)
  const deps = { db, bus, log, counts, clock: systemClock, random: systemRandom }
  const feed = openCompanyFeed({ ...deps, url: companyUrl, keys: [COMPANY_KEY] })
  const running = runFeed({ ...deps, feed, earlyLeagues: new Set(), onSettlements: () => {} })
  const board = await openBoard(deps)
  const app = openHttp({ logger: log, random: systemRandom })
  mountRoutes(app, boardRoutes({ board, db, clock: systemClock }), async () => undefined)
  bettingStream(app, {
    board,
    clock: systemClock,
    allowedOrigins: [ORIGIN],
    trustedProxies: ['127.0.0.1'],
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  while (!board.image.open.live) await wait(200)
  const site: Site = { url, database: casino.url, rssBytes: process.memoryUsage().rss }
  process.send?.(site)
  process.once('message', async () => {
    await app.close()
    board.close()
    await running.close()
    await bus.close()
    await casino.close()
    process.send?.('closed')
  })
})
