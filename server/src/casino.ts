import type { Endpoint } from '@zar/contract/endpoint'
import type { Logger } from 'pino'
import { CannotOpen, opening } from './cannot-open.ts'
import type { Config } from './config.ts'
import { type OpenDb, openDb } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { FORGET_CRONTAB, forgetOld } from './forget-old.ts'
import { type Hub, openHub } from './hub/hub.ts'
import { openPump } from './hub/pump.ts'
import { type Keys, readKeys } from './keys.ts'
import { bonusRoutes } from './modules/bonuses/index.ts'
import {
  casinoRoutes,
  hasStakedSince,
  openBreaker,
  openWallet,
  type Supplier,
  syncCatalogue,
} from './modules/casino/index.ts'
import { artRoutes, contentRoutes, coverRoutes, keepContentFresh } from './modules/content/index.ts'
import { sealLedger } from './modules/ledger/index.ts'
import { messageRoutes, openSandbox, sandboxRoutes } from './modules/messages/index.ts'
import {
  PAYMENT_CRONTAB,
  paymentCallback,
  paymentRoutes,
  paymentTasks,
} from './modules/payments/index.ts'
import {
  DEFAULT_PLAYER_POLICY,
  openPasswords,
  openSessions,
  playerRoutes,
} from './modules/players/index.ts'
import { mayOpenHouse } from './modules/protection/index.ts'
import { sportRoutes } from './modules/sportsbook/index.ts'
import { supportRoutes } from './modules/support/index.ts'
import { servePages } from './pages.ts'
import { openBus } from './platform/bus.ts'
import { watchCalls } from './platform/calls.ts'
import { systemClock } from './platform/clock.ts'
import { mountHealth } from './platform/health.ts'
import { mountRoutes, openHttp } from './platform/http.ts'
import { openJobs } from './platform/jobs.ts'
import { openApiDocument } from './platform/openapi.ts'
import { systemRandom } from './platform/random.ts'
import { openRedis } from './platform/redis.ts'
import { openSeal } from './platform/seal.ts'
import { openThrottle } from './platform/throttle.ts'
import {
  hub88GamesApi,
  hub88WalletApi,
  privateKeyOf,
  publicKeyOf,
} from './providers/hub88/index.ts'

const clock = systemClock
const random = systemRandom
/** Our number at Hub88. */
const OPERATOR_ID = 1
const SEAL_EVERY_MS = 5_000
/** Play money for a verified phone: ₺100. */
const TRIAL_BONUS_E5 = 100_00000n

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
    onSessionEnded: (tokenHash) => hubOf.hub?.closePlayerSessions({ tokenHash }),
    hasStakedSince: (playerId, since) => hasStakedSince(opened.db, playerId, since),
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
  const payments = {
    ...{ db, clock, random, log, onCommitted },
    bankUrl: `${config.arcadeUrl}/bank`,
    bankSecret: keys.bankSecret,
    throttle: openThrottle({ pool, redis }),
  }
  const routes = [
    ...identityRoutes(deps),
    ...casinoRoutes({
      db,
      clock,
      random,
      log,
      suppliers,
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
  await app.register(hub88WalletApi, {
    ...{ prefix: '/wallet/hub88', db, wallet, log },
    hub88PublicKey: publicKeyOf(keys.hub88PublicPem),
  })
  const jobs = await openWork({ ...deps, suppliers, payments })
  return {
    close: async () => {
      await jobs.close()
      await wallet.close()
    },
  }
}

/** The accounts, and what hangs on them: codes by SMS and mail, the trial bonus, calls for help. */
function identityRoutes({ config, keys, log, db, pool, sessions, redis, onCommitted }: Deps) {
  const shared = { db, clock, random, log, onCommitted }
  const throttle = openThrottle({ pool, redis })
  return [
    ...playerRoutes({
      ...{ ...shared, sessions, throttle, policy: DEFAULT_PLAYER_POLICY },
      seal: openSeal(keys.personalData, random),
      passwords: openPasswords({ random }),
      letters: openSandbox({ clock, random }),
    }),
    ...sandboxRoutes({ db, clock, random }),
    ...bonusRoutes({ ...shared, trialBonusE5: siteOf(config).trialBonusE5 }),
    ...supportRoutes({ ...shared, throttle }),
  ]
}

function siteOf({ siteUrl, arcadeUrl, mainDomain, tagManager, liveChat }: Config) {
  return {
    ...{
      url: siteUrl,
      nextUrl: siteUrl,
      arcadeUrl,
      isPlayMoney: true,
      trialBonusE5: TRIAL_BONUS_E5,
    },
    options: {
      mainDomain,
      tagManagerId: tagManager.id,
      tagManagerUrl: tagManager.url,
      liveChatUrl: liveChat.url,
      liveChatBackupUrl: liveChat.backupUrl,
    },
  }
}

function describe(app: ReturnType<typeof openHttp>, endpoints: Endpoint[]): void {
  const document = openApiDocument(endpoints)
  app.get('/api/openapi.json', async () => document)
}

type WorkDeps = Deps & {
  suppliers: readonly Supplier[]
  payments: Parameters<typeof paymentTasks>[0]
}

/** What is done by the clock: payments, the catalogue, and the seals over the ledger. */
async function openWork({ config, db, log, suppliers, payments }: WorkDeps) {
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
    tasks: {
      ...paymentTasks(payments),
      sync_catalogue: sync,
      forget_old: () => forgetOld({ db, clock }),
    },
    crontab: [PAYMENT_CRONTAB, '*/5 * * * * sync_catalogue', FORGET_CRONTAB].join('\n'),
  })
  const sealing = every(SEAL_EVERY_MS, log, () => sealLedger(db))
  return {
    close: async () => {
      await sealing.close()
      await jobs.close()
    },
  }
}

/** Does the work again and again, never twice at once. */
function every(ms: number, log: Logger, work: () => Promise<unknown>) {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((err) => log.error({ err }, 'sealing failed; it will be tried again'))
      .finally(() => {
        running = undefined
      })
  }, ms)
  return {
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}
