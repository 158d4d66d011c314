import type { Endpoint } from '@zar/contract/endpoint'
import type { Logger } from 'pino'
import { CannotOpen, opening } from './cannot-open.ts'
import type { Config } from './config.ts'
import { type Db, type OpenDb, openDb } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { ERASE_CRONTAB, eraseDue } from './erase-players.ts'
import { FORGET_CRONTAB, forgetOld } from './forget-old.ts'
import { type Hub, openHub } from './hub/hub.ts'
import { openPump } from './hub/pump.ts'
import { type Keys, readKeys } from './keys.ts'
import { openLetters, type Post } from './letters.ts'
import { BONUS_CRONTAB, bonusRoutes, bonusTasks } from './modules/bonuses/index.ts'
import {
  casinoRoutes,
  endGames,
  hasStakedSince,
  openBreaker,
  openWallet,
  type Supplier,
  syncCatalogue,
} from './modules/casino/index.ts'
import { artRoutes, contentRoutes, coverRoutes, keepContentFresh } from './modules/content/index.ts'
import { sealLedger } from './modules/ledger/index.ts'
import { messageRoutes } from './modules/messages/index.ts'
import {
  PAYMENT_CRONTAB,
  paymentCallback,
  paymentRoutes,
  paymentTasks,
} from './modules/payments/index.ts'
import {
  confirmPassword,
  DEFAULT_PLAYER_POLICY,
  END_IDLE_CRONTAB,
  endIdleSessions,
  openPasswords,
  openSessions,
  type Passwords,
  playerRoutes,
  WATCH_CODES_CRONTAB,
  watchCodes,
} from './modules/players/index.ts'
import { mayOpenHouse } from './modules/protection/index.ts'
import { sportRoutes } from './modules/sportsbook/index.ts'
import { chatRoutes, supportRoutes, ticketFiles, ticketRoutes } from './modules/support/index.ts'
import { ofPlayer } from './of-player.ts'
import { servePages } from './pages.ts'
import { openBus } from './platform/bus.ts'
import { watchCalls } from './platform/calls.ts'
import { systemClock } from './platform/clock.ts'
import { every } from './platform/every.ts'
import { mountHealth } from './platform/health.ts'
import { mountRoutes, openHttp } from './platform/http.ts'
import { openJobs } from './platform/jobs.ts'
import { openApiDocument } from './platform/openapi.ts'
import { systemRandom } from './platform/random.ts'
import { openRedis } from './platform/redis.ts'
import { openSeal, type Seal } from './platform/seal.ts'
import { openThrottle, type Throttle } from './platform/throttle.ts'
import {
  hub88GamesApi,
  hub88WalletApi,
  privateKeyOf,
  publicKeyOf,
} from './providers/hub88/index.ts'
import { siteOf } from './site-of.ts'

const clock = systemClock
const random = systemRandom
/** Our number at Hub88. */
const OPERATOR_ID = 1
const SEAL_EVERY_MS = 5_000

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
  const app = openHttp({ logger: log, random })
  const calls = watchCalls(app)
  const hubOf: { hub?: Hub } = {}
  const sessions = openSessions({
    db: opened.db,
    clock,
    random,
    onSessionEnded: async (tokenHash) => {
      const games = endGames({ db: opened.db, clock }, tokenHash)
      await Promise.all([games, hubOf.hub?.closePlayerSessions({ tokenHash })])
    },
    hasStakedSince: staked(opened.db),
  })
  hubOf.hub = openHub({
    ...{ app, bus, log, random },
    findSignedIn: sessions.findSignedIn,
    allowedOrigins: [config.siteUrl],
  })
  const health = mountHealth(app, opened.db)
  await servePages(app, config)
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

/** Play in a game's own window is no idling. */
const staked = (db: Db) => (playerId: string, since: Date) => hasStakedSince(db, playerId, since)

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
  const wallet = openWallet({ pool, clock, log, onCommitted })
  const hub88 = hub88GamesApi({
    baseUrl: config.arcadeUrl,
    operatorId: OPERATOR_ID,
    operatorPrivateKey: privateKeyOf(keys.operatorPrivatePem),
  })
  const suppliers: Supplier[] = [{ provider: hub88, breaker: openBreaker(clock) }]
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
    ...paymentRoutes(payments),
    ...messageRoutes({ db, clock }),
    ...sportRoutes({ urls: config.sportUrls }),
    ...contentRoutes({ db, clock, site: siteOf(config) }),
  ]
  keepContentFresh(app)
  mountRoutes(app, routes, sessions.findSignedIn)
  describe(
    app,
    routes.map(({ endpoint }) => endpoint),
  )
  coverRoutes(app, { db })
  artRoutes(app)
  paymentCallback(app, payments)
  ticketFiles(app, { ...payments, findSignedIn: sessions.findSignedIn })
  await app.register(hub88WalletApi, {
    ...{ prefix: '/wallet/hub88', db, wallet, log, clock },
    hub88PublicKey: publicKeyOf(keys.hub88PublicPem),
  })
  const jobs = await openWork({ ...deps, suppliers, payments, post })
  return {
    close: async () => {
      await jobs.close()
      await wallet.close()
    },
  }
}

type Identity = Deps & { seal: Seal; post: Post; throttle: Throttle; passwords: Passwords }

/** The accounts, and what hangs on them: codes by SMS and mail, the trial bonus, calls for help. */
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
    ...post.routes,
    ...bonusRoutes({ ...shared, throttle, trialBonusE5: siteOf(config).trialBonusE5 }),
    ...supportRoutes({ ...shared, throttle }),
    ...ticketRoutes({ ...shared, throttle }),
    ...chatRoutes({ ...shared, throttle }),
  ]
}

function describe(app: ReturnType<typeof openHttp>, endpoints: Endpoint[]): void {
  const document = openApiDocument(endpoints)
  app.get('/api/openapi.json', async () => document)
}

type WorkDeps = Deps & {
  suppliers: readonly Supplier[]
  payments: Parameters<typeof paymentTasks>[0]
  post: Post
}

/** What is done by the clock: payments, the catalogue, and the seals over the ledger. */
async function openWork({ config, db, log, sessions, onCommitted, ...more }: WorkDeps) {
  const { suppliers, payments, post } = more
  const syncOne = async ({ provider }: Supplier) => {
    const games = await syncCatalogue(db, provider)
    log.info({ provider: provider.name, games }, 'catalogue is up to date')
  }
  const sync = async () => {
    await Promise.all(suppliers.map(syncOne))
  }
  await sync().catch((err) => log.warn({ err }, 'catalogue not read; it will be tried again'))
  const jobs = await openJobs({
    url: config.databaseUrl,
    log,
    // The two queues of letters never take the place of the payments' jobs.
    concurrency: 4,
    tasks: {
      ...paymentTasks(payments),
      ...post.tasks,
      ...bonusTasks({ db, clock, random, log, onCommitted }),
      sync_catalogue: sync,
      forget_old: () => forgetOld({ db, clock }),
      erase_players: async () => void (await eraseDue({ db, clock, random, log, onCommitted })),
      watch_codes: () => watchCodes({ db, clock, log }),
      end_idle_sessions: () => endIdleSessions({ db, clock, sessions, hasStakedSince: staked(db) }),
    },
    crontab: [
      ...[PAYMENT_CRONTAB, BONUS_CRONTAB, '*/5 * * * * sync_catalogue'],
      ...[FORGET_CRONTAB, ERASE_CRONTAB, WATCH_CODES_CRONTAB, END_IDLE_CRONTAB],
    ].join('\n'),
  })
  const sealing = every(SEAL_EVERY_MS, {
    work: () => sealLedger(db),
    onFailed: (err) => log.error({ err }, 'sealing failed; it will be tried again'),
  })
  return {
    close: async () => {
      await sealing.close()
      await jobs.close()
    },
  }
}
