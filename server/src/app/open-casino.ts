import { setTimeout as wait } from 'node:timers/promises'
import { BETTING_STREAM_PATH, FIRST_ROWS_ID } from '@zar/contract/betting/values'
import { openTraces, traceCalls } from '@zar/traces'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Db, OpenDb } from '../db/db.ts'
import { openReading } from '../db/read-db.ts'
import { type Hub, openHub } from '../hub/hub.ts'
import { onPushed, openPump } from '../hub/pump.ts'
import { tellProcess } from '../jobs/tell-process.ts'
import { openBalances, openSessions } from '../modules/players/index.ts'
import { type Bus, openBus } from '../platform/bus/bus.ts'
import { openRedis, redisPrefixOf } from '../platform/bus/redis.ts'
import type { Clock } from '../platform/clock.ts'
import { openClosing, type Parts } from '../platform/closing.ts'
import { openDatabaseClock, THIS_MACHINE } from '../platform/database-clock.ts'
import { watchCalls } from '../platform/http/calls.ts'
import { mountHealth } from '../platform/http/health.ts'
import { openHttp } from '../platform/http/http.ts'
import type { Notices } from '../platform/log/notices.ts'
import { measureCalls } from '../platform/metrics/measure-calls.ts'
import { type Metrics, openMetrics } from '../platform/metrics/metrics.ts'
import { systemRandom } from '../platform/random.ts'
import { limitCalls, ratesOf } from '../platform/rate-limits/limit-calls.ts'
import { opening } from './cannot-open.ts'
import type { Config } from './config/config.ts'
import { endPlay } from './end-play.ts'
import { readKeys } from './keys/keys.ts'
import { mountModules, staked } from './mount-modules.ts'
import { openDatabase, openSealKeys } from './open-database.ts'
import { openHouse } from './open-house.ts'
import { onSessionStartedOf } from './outbound-messages.ts'
import { serveSite } from './site/static-site.ts'
import type { InUse } from './suppliers/in-use.ts'
import { openSupplies } from './suppliers/open-control.ts'
import { gameUrlsOf, isCallerOfWallets } from './suppliers/suppliers.ts'
import { tellMetrics } from './tell-metrics.ts'
import { readVersion } from './version.ts'

const random = systemRandom

/** A caller who has not finished by then is hung up on, so that the casino stops in time. */
const FINISH_MAX_MS = 6_000
const ELSEWHERE_MAX_MS = 1_500

export type Casino = {
  /** As browsers reach it. */
  url: string
  /** Where it listens: http, host and port. */
  address: string
  /** Where its figures are read, if they are. */
  metricsAddress: string | undefined
  /** Where a player's pages are seen by the office, if they are. */
  viewUrl: string | undefined
  close: () => Promise<void>
  /** The part that is being closed now. */
  closing: () => string
}

/** Introduces the parts of the casino to each other, opens the doors, and says how to close them. */
export async function openCasino(
  config: Config,
  log: Logger,
  machine = THIS_MACHINE,
  notices?: Notices,
): Promise<Casino> {
  await openSealKeys(config)
  const keys = await opening(`The keys in ${config.keysDir} cannot be read`, () =>
    readKeys(config.keysDir),
  )
  const metrics = config.metrics && openMetrics()
  const opened = await openDatabase(config, log, metrics?.onPoolWaited)
  const standby = openStandby(config, opened, log)
  const clock = await opening('The database does not say what time it is', () =>
    openDatabaseClock({ pool: opened.pool, log, machine }),
  )
  const house = await openHouse(config, { db: opened.db, clock, log })
  const supplies = await openSupplies(config, { keys, db: opened.db, clock, log })
  const { bus, redis } = await openLines(config, opened.db, log)
  const pump = openPump({ db: opened.db, bus, log, onSent: metrics?.onPushSent })
  const app = openHttp({ logger: log, random, trustedProxies: config.trustedProxies })
  limitCalls(app, {
    rates: ratesOf(config.callsPerSecond, config.changesPerSecond),
    redis,
    isSupplier: isCallerOfWallets(supplies.inUse, config),
  })
  const calls = watchCalls(app)
  await measure(app, { config, metrics, log })
  const shared = { config, bus, clock, house, log, supplies, db: opened.db }
  const { sessions, balances, hub } = openLive(app, shared)
  const version = readVersion()
  const health = mountHealth(app, version)
  const first = await openPages(app, config, supplies.inUse)
  const business = await mountModules(app, {
    ...shared,
    reading: standby?.reading,
    ...opened,
    keys,
    sessions,
    balances,
    redis,
    onCommitted: pump.kick,
  })
  first.rows = business.firstRows
  const clockOffSeconds = () => (machine.wallMs() - clock.now().getTime()) / 1_000
  const parts = { pool: opened.pool, hub, wallet: business.wallet, clockOffSeconds }
  const told = await tellMetrics(config, { metrics, version, log, ...parts })
  const closing = openClosing()
  const sign = tellProcess({ ...shared, version: version.version, notices })
  const lines = { sign, figures: told, pump, balances, bus, redis: redis && endOf(redis) }
  const ground = { house, supplies: supplies.control, clock, standby, database: opened }
  const address = await opening(`Nothing can be heard at ${config.host}:${config.port}`, () =>
    app.listen({ host: config.host, port: config.port }),
  )

  return {
    url: config.siteUrl,
    address,
    metricsAddress: told?.address,
    viewUrl: business.viewUrl,
    closing: closing.part,
    /** After the last call what they used is let go, the last opened first. */
    close: () =>
      closing.inTurn({
        ...partsOfCalls({ app, config, health, hub, calls }),
        ...business.parts,
        ...lines,
        ...ground,
      }),
  }
}

const endOf = (redis: { disconnect: () => void }) => ({ close: () => redis.disconnect() })

type Measured = { config: Config; metrics: Metrics | undefined; log: Logger }

/** Figures and traces of calls, where they are set. What is traced is sent until the last call is answered. */
async function measure(app: FastifyInstance, { config, metrics, log }: Measured): Promise<void> {
  if (metrics) measureCalls(app, metrics.registry)
  const { tracesUrl: endpoint } = config
  if (!endpoint) return
  traceCalls(app)
  const onLost = (err: Error, left: number) => log.warn({ err, left }, 'the collector is away')
  const traces = await openTraces({ endpoint, service: 'zar-casino', onLost })
  app.addHook('onClose', () => traces.close())
}

/** The pages. What the sportsbook's begins with is known once there is one. */
async function openPages(app: ReturnType<typeof openHttp>, config: Config, inUse: () => InUse) {
  const first: { rows: () => object | undefined } = { rows: () => undefined }
  await serveSite(app, {
    ...config,
    gameUrls: gameUrlsNow(config.arcadeUrl, inUse),
    dataOf: { '/spor': { id: FIRST_ROWS_ID, read: () => first.rows() } },
  })
  return first
}

/** Made anew where a supplier is elsewhere: the policy of every answer asks for them. */
function gameUrlsNow(arcadeUrl: string, inUse: () => InUse): () => readonly string[] {
  let of: InUse | undefined
  let urls: readonly string[] = []
  return () => {
    const now = inUse()
    if (now !== of) {
      urls = gameUrlsOf(arcadeUrl, now)
      of = now
    }
    return urls
  }
}

type Calls = {
  app: ReturnType<typeof openHttp>
  config: Config
  health: ReturnType<typeof mountHealth>
  hub: Hub
  calls: ReturnType<typeof watchCalls>
}

/**
 * Ready goes off first, and calls are taken until a balancer has seen it; then no new ones, and what was
 * begun is finished and told (OPS-02).
 */
function partsOfCalls({ app, config, health, hub, calls }: Calls): Parts {
  const drain = async () => {
    health.drain()
    await wait(config.drainSeconds * 1_000)
  }
  const finish = async () => {
    const hangUp = setTimeout(() => app.server.closeAllConnections(), FINISH_MAX_MS)
    await app.close()
    clearTimeout(hangUp)
  }
  const settle = () => calls.settled(ELSEWHERE_MAX_MS)
  return { door: { close: drain }, hub, calls: { close: finish }, elsewhere: { close: settle } }
}

/** A standby to read histories and statements from, where one is set. */
function openStandby({ databaseReadUrl: url }: Config, primary: OpenDb, log: Logger) {
  if (url === undefined) return undefined
  const onAway = (err: Error) => log.warn({ err }, 'the standby is away: the primary is read')
  return openReading({ primary, url, onAway })
}

/** What carries pushes and limits between processes. */
async function openLines(config: Config, db: Db, log: Logger) {
  const { databaseUrl, redisUrl: url, redisSentinels: sentinels } = config
  const prefix = async () => config.redisPrefix ?? (await redisPrefixOf(db))
  const atRedis = url && { url, sentinels, prefix: await prefix() }
  const bus = await opening('The bus between processes cannot be reached', () =>
    openBus({ databaseUrl, redis: atRedis || undefined, log }),
  )
  return { bus, redis: atRedis ? openRedis(atRedis, log) : undefined }
}

type Shared = {
  config: Config
  bus: Bus
  clock: Clock
  log: Logger
  db: Db
}

/** Who is logged in, what they have, and the live connections on which they are told. */
function openLive(app: ReturnType<typeof openHttp>, { config, bus, clock, log, db }: Shared) {
  const hubOf: { hub?: Hub } = {}
  const sessions = openSessions({
    db,
    clock,
    random,
    onSessionStarted: onSessionStartedOf(config.letters),
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
    otherPaths: [BETTING_STREAM_PATH],
  })
  hubOf.hub = hub
  return { sessions, balances, hub }
}
