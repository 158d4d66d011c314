import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { opening } from './cannot-open.ts'
import type { Config } from './config.ts'
import type { Db, OpenDb } from './db/db.ts'
import { endPlay } from './end-play.ts'
import { type Hub, openHub } from './hub/hub.ts'
import { onPushed, openPump } from './hub/pump.ts'
import { type Keys, readKeys } from './keys.ts'
import { openLetters, type Post } from './letters.ts'
import { bonusRoutes, freeRoundsRoutes } from './modules/bonuses/index.ts'
import { casinoRoutes, hasStakedSince, openWallet, tellJackpot } from './modules/casino/index.ts'
import { artRoutes, contentRoutes, coverRoutes, keepContentFresh } from './modules/content/index.ts'
import { messageRoutes } from './modules/messages/index.ts'
import { paymentCallback, paymentRoutes } from './modules/payments/index.ts'
import {
  type Balances,
  confirmPassword,
  DEFAULT_PLAYER_POLICY,
  openBalances,
  openPasswords,
  openSessions,
  type Passwords,
  playerRoutes,
} from './modules/players/index.ts'
import { protectionRoutes } from './modules/protection/index.ts'
import { hasBetSince, sportRoutes } from './modules/sportsbook/index.ts'
import { chatRoutes, supportRoutes, ticketFiles, ticketRoutes } from './modules/support/index.ts'
import { ofPlayer } from './of-player.ts'
import { openDatabase, openLedgerKey } from './open-database.ts'
import { servePages } from './pages.ts'
import { openAddressList } from './platform/address-list.ts'
import { type Bus, openBus } from './platform/bus.ts'
import { watchCalls } from './platform/calls.ts'
import type { Clock } from './platform/clock.ts'
import { openDatabaseClock, THIS_MACHINE } from './platform/database-clock.ts'
import { mountHealth } from './platform/health.ts'
import { mountRoutes, openHttp } from './platform/http.ts'
import { limitCalls, ratesOf } from './platform/limit-calls.ts'
import { mountOpenApi } from './platform/openapi.ts'
import { systemRandom } from './platform/random.ts'
import { openRedis, redisPrefixOf } from './platform/redis.ts'
import { openSeal, type Seal } from './platform/seal.ts'
import { openThrottle, type Throttle } from './platform/throttle.ts'
import { refuseRealMoney } from './refuse-real-money.ts'
import { siteOf } from './site-of.ts'
import { mountSportWallets } from './sport-partners.ts'
import {
  gameUrlsOf,
  launchAddressesOf,
  mountWallets,
  openSuppliers,
  walletAddressesOf,
} from './suppliers.ts'
import { watchSuppliers } from './watch-suppliers.ts'
import { openWork } from './work.ts'

const random = systemRandom

/** A caller who has not finished by then is hung up on, so that the house stops in time. */
const FINISH_MAX_MS = 6_000
/** How long what is the same for everybody may be behind. */
const KEPT_MS = 500
const ELSEWHERE_MAX_MS = 1_500

export type Casino = {
  /** As browsers reach it. */
  url: string
  /** Where it listens: http, host and port. */
  address: string
  close: () => Promise<void>
}

/** Introduces the parts of the house to each other, opens the doors, and says how to close them. */
export async function openCasino(
  config: Config,
  log: Logger,
  machine = THIS_MACHINE,
): Promise<Casino> {
  refuseRealMoney(config)
  await openLedgerKey(config)
  const keys = await opening(`The keys in ${config.keysDir} cannot be read`, () =>
    readKeys(config.keysDir),
  )
  const opened = await openDatabase(config, log)
  const clock = await opening('The database does not say what time it is', () =>
    openDatabaseClock({ pool: opened.pool, log, machine }),
  )
  const atRedis = config.redisUrl
    ? { url: config.redisUrl, prefix: config.redisPrefix ?? (await redisPrefixOf(opened.db)) }
    : undefined
  const bus = await opening('The bus between processes cannot be reached', () =>
    openBus({ databaseUrl: config.databaseUrl, redis: atRedis, log }),
  )
  const redis = atRedis && openRedis(atRedis, log)
  const pump = openPump({ db: opened.db, bus, log })
  const app = openHttp({ logger: log, random, trustedProxies: config.trustedProxies })
  limitCalls(app, {
    ...{ rates: ratesOf(config.callsPerSecond, config.changesPerSecond), redis },
    isSupplier: openAddressList(walletAddressesOf(config)),
  })
  const calls = watchCalls(app)
  const { sessions, balances, hub } = openLive(app, { config, bus, clock, log, db: opened.db })
  const health = mountHealth(app)
  await servePages(app, { ...config, gameUrls: gameUrlsOf(config) })
  const deps = {
    config,
    keys,
    clock,
    log,
    ...opened,
    sessions,
    balances,
    redis,
    onCommitted: pump.kick,
  }
  const business = await mountBusiness(app, deps)
  const address = await opening(`Nothing can be heard at ${config.host}:${config.port}`, () =>
    app.listen({ host: config.host, port: config.port }),
  )

  return {
    url: config.siteUrl,
    address,
    /**
     * Ready goes off first, and calls are taken until a balancer has seen it; then no new ones, and what was
     * begun is finished and told (OPS-02).
     */
    close: async () => {
      health.drain()
      await wait(config.drainSeconds * 1_000)
      await hub.close()
      const hangUp = setTimeout(() => app.server.closeAllConnections(), FINISH_MAX_MS)
      await app.close()
      clearTimeout(hangUp)
      await calls.settled(ELSEWHERE_MAX_MS)
      await business.close()
      await pump.close()
      balances.close()
      await bus.close()
      redis?.disconnect()
      await clock.close()
      await opened.close()
    },
  }
}

type Shared = { config: Config; bus: Bus; clock: Clock; log: Logger; db: Db }

/** Who is logged in, what they have, and the live connections on which they are told. */
function openLive(app: ReturnType<typeof openHttp>, { config, bus, clock, log, db }: Shared) {
  const hubOf: { hub?: Hub } = {}
  const sessions = openSessions({
    db,
    clock,
    random,
    onSessionEnded: async (tokenHash) => {
      const play = endPlay({ db, clock }, tokenHash)
      await Promise.all([play, hubOf.hub?.closePlayerSessions({ tokenHash })])
    },
    hasStakedSince: staked(db),
  })
  const balances = openBalances({
    db,
    clock,
    onPushed: (listener) => onPushed(bus, 'Balance', listener),
  })
  const hub = openHub({
    app,
    bus,
    log,
    random,
    findSignedIn: sessions.findSignedIn,
    allowedOrigins: [config.siteUrl],
    onEnded: sessions.forgetEnded,
  })
  hubOf.hub = hub
  return { sessions, balances, hub }
}

/** Play in a game's own window, or on a partner's page, is no idling. */
const staked = (db: Db) => async (playerId: string, since: Date) =>
  (await hasStakedSince(db, playerId, since)) || (await hasBetSince(db, playerId, since))

type Deps = OpenDb & {
  config: Config
  keys: Keys
  clock: Clock
  log: Logger
  sessions: ReturnType<typeof openSessions>
  balances: Balances
  redis: ReturnType<typeof openRedis> | undefined
  onCommitted: () => void
}

async function mountBusiness(app: ReturnType<typeof openHttp>, deps: Deps) {
  const { config, keys, clock, log, db, pool, sessions, redis, onCommitted } = deps
  const wallet = openWallet({
    ...{ pool, clock, log, onCommitted },
    onJackpot: (win) => tellJackpot({ db, clock, random, onCommitted }, win),
  })
  const watch = watchSuppliers(launchAddressesOf(config), { log })
  const { isReached } = watch
  const { suppliers, counts } = openSuppliers({ config, keys, clock, random, log, db, isReached })
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
    ...{ seal, siteUrl: config.siteUrl, otherNameDeposits: config.otherNameDeposits },
    endSessions: (playerId: string) => endSessions({ db, sessions }, playerId),
    bankUrl: `${config.arcadeUrl}/bank`,
    bankOrderSecret: keys.bankOrderSecret,
    bankCallbackSecret: keys.bankCallbackSecret,
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
  mountRoutes(app, routes, sessions.findSignedIn, { keptMs: KEPT_MS })
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
      await watch.close()
      await jobs.close()
      await wallet.close()
    },
  }
}

/** Ends every log-in session of a player, in every process, and answers how many there were. */
async function endSessions({ db, sessions }: Pick<Deps, 'db' | 'sessions'>, playerId: string) {
  const ended = await db
    .transaction()
    .execute((tx) => sessions.endAllIn(tx, { playerId, why: 'player' }))
  await sessions.announceEnded(ended)
  return ended.length
}

type Identity = Deps & { seal: Seal; post: Post; throttle: Throttle; passwords: Passwords }

/** The accounts, and what hangs on them: codes and letters, limits and breaks, bonuses, help. */
function identityRoutes({ config, log, db, sessions, balances, ...deps }: Identity) {
  const { clock, onCommitted, post, throttle, passwords, seal } = deps
  const shared = { db, clock, random, log, onCommitted }
  return [
    ...playerRoutes({
      ...{ ...shared, sessions, balances, throttle, passwords, seal, letters: post.letters },
      policy: { ...DEFAULT_PLAYER_POLICY, passwordMin: config.passwordMin },
      siteUrl: config.siteUrl,
      ...ofPlayer(db),
    }),
    ...protectionRoutes({
      ...shared,
      sessions,
      readDepositedE5: ofPlayer(db).payments.readDepositedE5,
    }),
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
