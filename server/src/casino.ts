import type { Endpoint } from '@zar/contract/endpoint'
import type { Logger } from 'pino'
import { CannotOpen, opening } from './cannot-open.ts'
import type { Config } from './config.ts'
import { type Db, type OpenDb, openDb } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { endPlay } from './end-play.ts'
import { type Hub, openHub } from './hub/hub.ts'
import { openPump } from './hub/pump.ts'
import { type Keys, readKeys } from './keys.ts'
import { openLetters, type Post } from './letters.ts'
import { bonusRoutes, freeRoundsRoutes } from './modules/bonuses/index.ts'
import { casinoRoutes, hasStakedSince, openWallet, tellJackpot } from './modules/casino/index.ts'
import { artRoutes, contentRoutes, coverRoutes, keepContentFresh } from './modules/content/index.ts'
import { messageRoutes } from './modules/messages/index.ts'
import { paymentCallback, paymentRoutes } from './modules/payments/index.ts'
import {
  confirmPassword,
  DEFAULT_PLAYER_POLICY,
  openPasswords,
  openSessions,
  type Passwords,
  playerRoutes,
} from './modules/players/index.ts'
import { mayOpenHouse, protectionRoutes } from './modules/protection/index.ts'
import { hasBetSince, sportRoutes } from './modules/sportsbook/index.ts'
import { chatRoutes, supportRoutes, ticketFiles, ticketRoutes } from './modules/support/index.ts'
import { ofPlayer } from './of-player.ts'
import { servePages } from './pages.ts'
import { openBus } from './platform/bus.ts'
import { watchCalls } from './platform/calls.ts'
import { systemClock } from './platform/clock.ts'
import { mountHealth } from './platform/health.ts'
import { mountRoutes, openHttp } from './platform/http.ts'
import { openApiDocument } from './platform/openapi.ts'
import { systemRandom } from './platform/random.ts'
import { openRedis } from './platform/redis.ts'
import { openSeal, type Seal } from './platform/seal.ts'
import { openThrottle, type Throttle } from './platform/throttle.ts'
import { siteOf } from './site-of.ts'
import { mountSportWallets } from './sport-partners.ts'
import { gameUrlsOf, mountWallets, openSuppliers } from './suppliers.ts'
import { openWork } from './work.ts'

const clock = systemClock
const random = systemRandom

/** A caller who has not finished by then is hung up on, so that the house stops in time. */
const FINISH_MAX_MS = 6_000
const ELSEWHERE_MAX_MS = 1_500

export type Casino = {
  /** As browsers reach it. */
  url: string
  /** Where it listens: http, host and port. */
  address: string
  close: () => Promise<void>
}

/** Introduces the parts of the house to each other, opens the doors, and says how to close them. */
export async function openCasino(config: Config, log: Logger): Promise<Casino> {
  // There is no licence record to read yet, so real money is refused whatever else is set.
  const may = mayOpenHouse({
    mode: config.mode,
    licence: undefined,
    countries: [],
    now: clock.now(),
  })
  if (!may.mayOpen) throw new CannotOpen(`MODE=${config.mode} is refused: ${may.reason}`)
  const keys = await opening(`The keys in ${config.keysDir} cannot be read`, () =>
    readKeys(config.keysDir),
  )
  const { host } = new URL(config.databaseUrl)
  await opening(`The database at ${host} cannot be used`, () => migrate(config.databaseUrl))
  const opened = openDb({
    url: config.databaseUrl,
    poolSize: config.databasePool,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  const bus = await opening('The bus between processes cannot be reached', () =>
    openBus({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl, log }),
  )
  const redis = openRedis(config.redisUrl, log)
  const pump = openPump({ db: opened.db, bus, log })
  const app = openHttp({ logger: log, random, trustedProxies: config.trustedProxies })
  const calls = watchCalls(app)
  const hubOf: { hub?: Hub } = {}
  const sessions = openSessions({
    db: opened.db,
    clock,
    random,
    onSessionEnded: async (tokenHash) => {
      const play = endPlay({ db: opened.db, clock }, tokenHash)
      await Promise.all([play, hubOf.hub?.closePlayerSessions({ tokenHash })])
    },
    hasStakedSince: staked(opened.db),
  })
  hubOf.hub = openHub({
    ...{ app, bus, log, random },
    findSignedIn: sessions.findSignedIn,
    allowedOrigins: [config.siteUrl],
  })
  const health = mountHealth(app, opened.db)
  await servePages(app, { ...config, gameUrls: gameUrlsOf(config) })
  const deps = { config, keys, log, ...opened, sessions, redis, onCommitted: pump.kick }
  const business = await mountBusiness(app, deps)
  const address = await opening(`Nothing can be heard at ${config.host}:${config.port}`, () =>
    app.listen({ host: config.host, port: config.port }),
  )

  return {
    url: config.siteUrl,
    address,
    /** Ready goes off first, then no new calls; what was begun is finished and told (OPS-02). */
    close: async () => {
      health.drain()
      await hubOf.hub?.close()
      const hangUp = setTimeout(() => app.server.closeAllConnections(), FINISH_MAX_MS)
      await app.close()
      clearTimeout(hangUp)
      await calls.settled(ELSEWHERE_MAX_MS)
      await business.close()
      await pump.close()
      await bus.close()
      await redis?.quit()
      await opened.close()
    },
  }
}

/** Play in a game's own window, or on a partner's page, is no idling. */
const staked = (db: Db) => async (playerId: string, since: Date) =>
  (await hasStakedSince(db, playerId, since)) || (await hasBetSince(db, playerId, since))

type Deps = OpenDb & {
  config: Config
  keys: Keys
  log: Logger
  sessions: ReturnType<typeof openSessions>
  redis: ReturnType<typeof openRedis>
  onCommitted: () => void
}

async function mountBusiness(app: ReturnType<typeof openHttp>, deps: Deps) {
  const { config, keys, log, db, pool, sessions, redis, onCommitted } = deps
  const wallet = openWallet({
    ...{ pool, clock, log, onCommitted },
    onJackpot: (win) => tellJackpot({ db, clock, random, onCommitted }, win),
  })
  const { suppliers, counts } = openSuppliers({ config, keys, clock, random, log, db })
  const { sportPartners: partners } = config
  const throttle = openThrottle({ pool, redis })
  const passwords = openPasswords({ random })
  const policy = DEFAULT_PLAYER_POLICY
  const seal = openSeal(keys.personalData, random)
  const post = openLetters(config.letters, { db, clock, random, log, seal })
  const payments = {
    ...{ db, clock, random, log, onCommitted, throttle, letters: post.letters },
    isPassword: (playerId: string, password: string) =>
      confirmPassword({ db, passwords, throttle, policy, log }, { playerId, password }),
    bankUrl: `${config.arcadeUrl}/bank`,
    bankSecret: keys.bankSecret,
  }
  const routes = [
    ...identityRoutes({ ...deps, seal, post, throttle, passwords }),
    ...casinoRoutes({
      ...{ db, clock, random, log, suppliers },
      whenLogInEnds: sessions.endsAt,
      lobbyUrl: `${config.siteUrl}/casino/slot`,
    }),
    ...freeRoundsRoutes({ db, clock, random, log, onCommitted, suppliers }),
    ...paymentRoutes(payments),
    ...messageRoutes({ db, clock }),
    ...sportRoutes({ db, clock, random, partners, siteUrl: config.siteUrl }),
    ...contentRoutes({ db, clock, site: siteOf(config) }),
  ]
  keepContentFresh(app)
  mountRoutes(app, routes, sessions.findSignedIn)
  mountOpenApi(
    app,
    routes.map(({ endpoint }) => endpoint),
  )
  coverRoutes(app, { db })
  artRoutes(app)
  paymentCallback(app, payments)
  ticketFiles(app, { ...payments, findSignedIn: sessions.findSignedIn })
  const tools = { keys, clock, random, db, log }
  await mountWallets(app, { ...tools, config, wallet, counts })
  const whenLogInEnds = sessions.endsAt
  await mountSportWallets(app, { ...tools, partners, onCommitted, whenLogInEnds })
  const jobs = await openWork({
    ...{ ...deps, suppliers, counts, payments, post },
    hasStakedSince: staked(db),
  })
  return {
    close: async () => {
      await jobs.close()
      await wallet.close()
    },
  }
}

type Identity = Deps & { seal: Seal; post: Post; throttle: Throttle; passwords: Passwords }

/** The accounts, and what hangs on them: codes and letters, limits and breaks, bonuses, help. */
function identityRoutes({ config, log, db, sessions, onCommitted, post, ...deps }: Identity) {
  const shared = { db, clock, random, log, onCommitted }
  const { throttle, passwords, seal } = deps
  return [
    ...playerRoutes({
      ...{ ...shared, sessions, throttle, passwords, seal, letters: post.letters },
      policy: DEFAULT_PLAYER_POLICY,
      siteUrl: config.siteUrl,
      ...ofPlayer(db),
    }),
    ...protectionRoutes({ ...shared, readDepositedE5: ofPlayer(db).payments.readDepositedE5 }),
    ...post.routes,
    ...bonusRoutes({
      ...{ ...shared, throttle, trialBonusE5: siteOf(config).trialBonusE5 },
      takesFreeBets: config.sportPartners.fcg !== undefined,
    }),
    ...supportRoutes({ ...shared, throttle }),
    ...ticketRoutes({ ...shared, throttle }),
    ...chatRoutes({ ...shared, throttle }),
  ]
}

function mountOpenApi(app: ReturnType<typeof openHttp>, endpoints: Endpoint[]): void {
  const document = openApiDocument(endpoints)
  app.get('/api/openapi.json', async () => document)
}
