import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { type Db, openDb } from '../../db/db.ts'
import { artRoutes, coverRoutes, mediaRoutes } from '../../modules/content/index.ts'
import { openViews, type Views } from '../../modules/office/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { mountRoutes, openHttp } from '../../platform/http/http.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Random } from '../../platform/random.ts'
import { limitCalls, ratesOf } from '../../platform/rate-limits/limit-calls.ts'
import { Refusal } from '../../platform/refusal.ts'
import { opening } from '../cannot-open.ts'
import type { Config } from '../config/config.ts'
import { serveSite } from '../site/static-site.ts'
import { isListed, maskedRoute } from './listed-routes.ts'
import { viewCalls, viewPage } from './view-page.ts'

const POOL_SIZE = 4
const OWN_CALL = /^\/api\/view\/(?:open|state|close)$/

/** Connections on which nothing can be written, whoever asks (PostgreSQL refuses it). */
function openReadOnly(databaseUrl: string, log: Logger) {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const onError = (err: Error) => log.warn({ err }, 'a connection of the views was lost')
  return openDb({ url: url.href, poolSize: POOL_SIZE, onError })
}

type ViewDeps = { config: Config; log: Logger; random: Random; db: Db }
type Served = ViewDeps & { routes: readonly Route[]; views: Views }
export type ViewSite = { url: string; close: () => Promise<void> }

/** The site of the views where one is set, with all calls of players over connections that write nothing. */
export async function openViewSite(
  deps: ViewDeps,
  routesFor: (db: Db) => readonly Route[],
): Promise<ViewSite | undefined> {
  const { config, log, random } = deps
  if (!config.view) return undefined
  const readOnly = openReadOnly(config.databaseUrl, log)
  const views = openViews({ db: deps.db, random })
  const served = { ...deps, db: readOnly.db, routes: routesFor(readOnly.db), views }
  const app = await openViewApp(served, { host: config.host, ...config.view })
  return {
    url: app.url,
    close: async () => {
      await app.close()
      await readOnly.close()
    },
  }
}

/**
 * The players' pages on an origin of their own, for whoever of the office looks at those of one player. Only what
 * the contract lists as a read is answered; everything else is refused before anything is read. There are no
 * sockets, no wallet, no office and no log-in here.
 */
async function openViewApp(
  deps: Served,
  at: { host: string; port: number; url: string | undefined },
) {
  const { config, log, random, db, routes, views } = deps
  const app = openHttp({ logger: log, random, trustedProxies: config.trustedProxies })
  limitCalls(app, {
    rates: ratesOf(config.callsPerSecond, config.changesPerSecond),
    isSupplier: () => false,
  })
  refuseUnlisted(app)
  // Its address is known once it listens, and is where its own pages come from alone.
  await serveSite(app, {
    webDir: config.webDir,
    siteUrl: at.url ?? config.siteUrl,
    ...NOTHING_OF_OTHERS,
  })
  coverRoutes(app, { db })
  artRoutes(app)
  mediaRoutes(app, { db, clock: systemClock })
  viewPage(app)
  viewCalls(app, { views, db })
  mountRoutes(app, routes.filter(isListed).map(maskedRoute), views.findSignedIn)
  const address = await opening(`Nothing can be heard at ${at.host}:${at.port}`, () =>
    app.listen({ host: at.host, port: at.port }),
  )
  const { port } = new URL(address)
  return { url: at.url ?? `http://localhost:${port}`, close: () => app.close() }
}

const NOTHING_OF_OTHERS = {
  gameUrls: [],
  sportPartners: {},
  tagManager: { id: undefined, url: undefined },
  liveChat: { url: undefined, backupUrl: undefined },
  isView: true,
}

/** A call that is not listed is refused with a sentence, also one that a later version adds. */
function refuseUnlisted(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    const [path = ''] = url.split('?', 1)
    if (path.startsWith('/api/') && !isListed({ endpoint: { path } }) && !OWN_CALL.test(path))
      throw new Refusal('view_only')
  })
}
