import compress from '@fastify/compress'
import { openTraces, traceCalls } from '@zar/traces'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Chance } from './chance.ts'
import { type Clock, systemWaits, type Waits } from './clock.ts'
import type { LogKeys } from './fairness/log/log-keys.ts'
import { logRoutes } from './fairness/log/log-routes.ts'
import type { FairnessLog } from './fairness/log/seal-log.ts'
import { Jackpots } from './jackpots/jackpots.ts'
import type { Metrics } from './metrics/metrics.ts'
import { contentPolicy, gamePages } from './pages/pages.ts'
import { PROFILES, type Profile } from './profiles.ts'
import { type Limits, limitCalls } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { ARCADE_REFUSALS } from './refusals.ts'
import { noBus } from './rooms/bus/bus.ts'
import { openPostgresBus } from './rooms/bus/postgres-bus.ts'
import { channelOf, openRedisBus } from './rooms/bus/redis-bus.ts'
import { Rooms } from './rooms/rooms.ts'
import type { Arcade, Log } from './rounds/arcade.ts'
import { openDemos } from './rounds/demo/demos.ts'
import type { ListFault } from './rounds/list-movements.ts'
import { gameRoutes } from './routes.ts'
import type { Pool } from './store/database.ts'
import { openSettling } from './store/settle-rounds.ts'
import { loggedWallet } from './supplier-clients/logged-wallet.ts'
import { givenId, keepRequestId, logBase } from './supplier-clients/request-id.ts'
import { SCHEDULES } from './supplier-clients/retry-schedules.ts'
import type { SupplierClient } from './supplier-clients/supplier-client.ts'
import type { OpenSupplierClient } from './supplier-clients/supplier-client-deps.ts'
import { supplierOfSeat, walletBySeat } from './supplier-clients/wallet-by-seat.ts'
import { openCallers } from './trusted-proxies.ts'

export type AppOptions = {
  pool: Pool
  clock: Clock
  waits?: Waits
  chance: Chance
  siteOrigin: string
  publicUrl: string
  pagesDir: string
  clients: readonly OpenSupplierClient[]
  /** The default one unless given. */
  profile?: Profile
  listFault?: ListFault
  /** Whose `X-Forwarded-For` says who calls: addresses and networks with commas between. */
  trustedProxies?: string | undefined
  /** Of strangers' calls; the usual ones unless given. */
  limits?: Limits
  /** What the log of commitments is made with, and the signed list of its keys. */
  fairnessLog: { keys: LogKeys; keyList: string | null }
  rooms: {
    chainKey: string
    chainRounds: number
    runsAlways?: boolean
    /** The database that carries what several processes tell each other of their rooms. */
    busUrl?: string
    redisUrl?: string | undefined
    redisSentinels?: string | undefined
  }
  logLevel: string
  /** Undefined: nothing is measured. */
  metrics?: Metrics | undefined
  /** Undefined: nothing is traced. */
  tracesUrl?: string | undefined
}

export type App = {
  http: FastifyInstance
  arcade: Arcade
  rooms: Rooms
  jackpots: Jackpots
  fairness: FairnessLog
  drain: () => void
}

const BODY_MAX_BYTES = 64 * 1024

/** The whole arcade, ready to listen. */
export async function buildApp(options: AppOptions): Promise<App> {
  const http = Fastify({
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    trustProxy: options.trustedProxies ?? false,
    genReqId: ({ headers }) => givenId(headers) ?? options.chance.uuid(),
    logger: { ...logBase, level: options.logLevel, serializers: { req: requestWithoutTokens } },
    routerOptions: { maxParamLength: 200 },
  })
  options.pool.on('error', (error) => http.log.warn({ err: error }, 'database connection lost'))
  const { arcade, clients, fairness } = arcadeOf(options, http.log)
  http.removeContentTypeParser('text/plain')
  let isDraining = false
  keepRequestId(http)
  options.metrics?.measureCalls(http)
  if (options.tracesUrl) await traceApp(http, options.tracesUrl)
  secure(http, options.publicUrl.startsWith('https:'))
  answerErrors(http)
  limitCalls(http, options.limits)
  await http.register(compress, { threshold: 1_024 })
  http.get('/live', { logLevel: 'silent' }, async () => ({ status: 'live' }))
  http.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !isDraining && (await canReach(options.pool))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
  gameRoutes(http, arcade)
  for (const client of clients) await http.register((scope) => client.gamesApi(scope))
  await http.register(gamePages, { dir: options.pagesDir, siteOrigin: options.siteOrigin })
  const rooms = openRooms(options, arcade)
  rooms.lobby.mount(http)
  rooms.listen(http.server, {
    publicUrl: options.publicUrl,
    addressOf: openCallers(options.trustedProxies),
    ...(options.limits && { socketsPerMinute: options.limits.calls }),
  })
  const { chainKey, chainRounds } = options.rooms
  const jackpots = new Jackpots({ arcade, chainKey, chainRounds })
  jackpots.mount(http)
  logRoutes(http, { arcade, fairness, keyList: options.fairnessLog.keyList })
  http.addHook('preClose', async () => {
    await Promise.all([rooms.stop(), jackpots.stop()])
  })
  return {
    http,
    arcade,
    rooms,
    jackpots,
    fairness,
    drain: () => {
      isDraining = true
    },
  }
}

function arcadeOf({ pool, clock, chance, profile, listFault, ...options }: AppOptions, log: Log) {
  const clients: SupplierClient[] = []
  const wallet = loggedWallet(
    walletBySeat(() => clients),
    log,
  )
  const arcade: Arcade = {
    pool,
    clock,
    chance,
    log,
    wallet,
    settle: openSettling(pool),
    profile: profile ?? PROFILES.default,
    closed: new Map(),
    waits: options.waits ?? systemWaits,
    demos: openDemos({ chance, clock }),
    patienceAt: (seatUser) => SCHEDULES[supplierOfSeat(seatUser)].patience,
    ...(listFault && { listFault }),
  }
  const { publicUrl, fairnessLog } = options
  const fairness = { pool, clock, keys: fairnessLog.keys, host: new URL(publicUrl).host }
  clients.push(...options.clients.map((open) => open({ arcade, fairness, publicUrl })))
  return { arcade, clients, fairness }
}

/** Spans of calls, sent until the last one is answered. */
async function traceApp(http: FastifyInstance, endpoint: string): Promise<void> {
  const onLost = (err: Error, left: number) => http.log.warn({ err, left }, 'the collector is away')
  const traces = await openTraces({ endpoint, service: 'zar-arcade', onLost })
  traceCalls(http)
  http.addHook('onClose', () => traces.close())
}

function openRooms(
  { rooms: { busUrl, redisUrl, redisSentinels, ...options } }: AppOptions,
  arcade: Arcade,
): Rooms {
  const { log } = arcade
  const overDatabase = busUrl === undefined ? noBus() : openPostgresBus(busUrl, log)
  const channel = redisUrl && busUrl && channelOf(options.chainKey, busUrl)
  const bus = channel
    ? openRedisBus({
        url: redisUrl,
        sentinels: redisSentinels,
        channel,
        log,
        otherwise: overDatabase,
      })
    : overDatabase
  return new Rooms({ arcade, ...options, bus })
}

/** A page's address carries its session's token, which belongs in no log. */
function requestWithoutTokens(request: { method: string; url: string; ip: string }) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip }
}

function secure(http: FastifyInstance, isHttps: boolean): void {
  http.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentPolicy("'none'"))
    }
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'no-referrer')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    return payload
  })
}

function answerErrors(http: FastifyInstance): void {
  http.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    reply.header('cache-control', 'no-store')
    if (error instanceof Refusal) {
      return reply.code(ARCADE_REFUSALS[error.code]).send({ refusal: error.code })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ refusal: 'invalid_input' })
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ error: 'internal', requestId: request.id })
  })
  http.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send({ refusal: 'game_unknown' }),
  )
}

async function canReach(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1 from arcade.migration limit 1')
    return true
  } catch {
    return false
  }
}
