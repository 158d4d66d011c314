import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../db/db.ts'
import { type Hub, openHub } from '../hub/hub.ts'
import { onPushed, openPump } from '../hub/pump.ts'
import { openBalances, openSessions } from '../modules/players/index.ts'
import { type Bus, openBus } from '../platform/bus/bus.ts'
import { openRedis, redisPrefixOf } from '../platform/bus/redis.ts'
import type { Clock } from '../platform/clock.ts'
import { openDatabaseClock, THIS_MACHINE } from '../platform/database-clock.ts'
import { openAddressList } from '../platform/http/address-list.ts'
import { watchCalls } from '../platform/http/calls.ts'
import { mountHealth } from '../platform/http/health.ts'
import { openHttp } from '../platform/http/http.ts'
import { systemRandom } from '../platform/random.ts'
import { limitCalls, ratesOf } from '../platform/rate-limits/limit-calls.ts'
import { opening } from './cannot-open.ts'
import type { Config } from './config/config.ts'
import { endPlay } from './end-play.ts'
import { readKeys } from './keys/keys.ts'
import { mountModules, staked } from './mount-modules.ts'
import { openDatabase, openLedgerKey } from './open-database.ts'
import { onSessionStartedOf } from './outbound-messages.ts'
import { refuseRealMoney } from './refuse-real-money.ts'
import { serveSite } from './site/static-site.ts'
import { gameUrlsOf, walletAddressesOf } from './suppliers/suppliers.ts'

const random = systemRandom

/** A caller who has not finished by then is hung up on, so that the casino stops in time. */
const FINISH_MAX_MS = 6_000
const ELSEWHERE_MAX_MS = 1_500

export type Casino = {
  /** As browsers reach it. */
  url: string
  /** Where it listens: http, host and port. */
  address: string
  close: () => Promise<void>
}

/** Introduces the parts of the casino to each other, opens the doors, and says how to close them. */
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
    rates: ratesOf(config.callsPerSecond, config.changesPerSecond),
    redis,
    isSupplier: openAddressList(walletAddressesOf(config)),
  })
  const calls = watchCalls(app)
  const { sessions, balances, hub } = openLive(app, { config, bus, clock, log, db: opened.db })
  const health = mountHealth(app)
  await serveSite(app, { ...config, gameUrls: gameUrlsOf(config) })
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
  const business = await mountModules(app, deps)
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
  })
  hubOf.hub = hub
  return { sessions, balances, hub }
}
