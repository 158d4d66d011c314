import { isIP } from 'node:net'
import { z } from 'zod/mini'
import { type LogKeys, logKeysOf } from './fairness/log/log-keys.ts'
import { readName, readPem, readSecret, readTextIfThere } from './keys.ts'
import { PROFILE_NAMES, PROFILES, type Profile } from './profiles.ts'
import type { SportsOperator } from './sports/deps.ts'
import type { SupplierName } from './supplier-clients/offered-games.ts'
import type { Operators } from './supplier-clients/open-supplier-clients.ts'

/** Addresses and networks with commas between: `198.51.100.7,10.0.0.0/8`. */
const addresses = z.string().check(z.refine((text) => text.split(',').every(isAddress)))

function isAddress(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && more.length === 0
}

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  ARCADE_PORT: z._default(port, 3001),
  /** Whose word is taken for who calls (`X-Forwarded-For`): nobody's unless it is set. */
  TRUSTED_PROXIES: z.optional(addresses),
  DATABASE_URL: z.string(),
  /** Carries what rooms tell between the arcade's processes; the database does where it is unset or away. */
  REDIS_URL: z.optional(z.string()),
  /** `host:port` with commas between: who knows where the Redis is whose name is the host of `REDIS_URL`. */
  REDIS_SENTINELS: z.optional(z.string().check(z.regex(/^([\w.-]+:\d{1,5}(,[\w.-]+:\d{1,5})*)?$/))),
  /** The operator's wallets: each supplier calls the one of its name below it. */
  WALLET_URL: z._default(z.url(), 'http://localhost:3000/wallet'),
  /** The address of the operator's server, which SoftGamings' calls are hashed with. */
  OPERATOR_IP: z._default(z.string(), '127.0.0.1'),
  /** The one site that may frame the games. */
  SITE_ORIGIN: z._default(z.url(), 'http://localhost:3000'),
  /** The arcade as browsers reach it. */
  ARCADE_PUBLIC_URL: z._default(z.url(), 'http://localhost:3001'),
  /** Where the keys and secrets lie that the operator and the bank agreed on with us. */
  KEYS_DIR: z.string(),
  /** What the law of the operator's market allows. */
  JURISDICTION_PROFILE: z._default(z.enum(PROFILE_NAMES), 'default'),
  /** Rounds of a new chain of a room. */
  ROOM_CHAIN_ROUNDS: z._default(z.coerce.number().check(z.int(), z.minimum(1_000)), 10_000_000),
  /** Where the figures are read; nowhere where it is not set. */
  ARCADE_METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** Of a collector that takes OTLP over HTTP. Nothing is traced where it is not set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
})

export type Config = {
  host: string
  port: number
  trustedProxies: string | undefined
  databaseUrl: string
  siteOrigin: string
  publicUrl: string
  profile: Profile
  operators: Operators
  /** The operator as the sandbox sportsbook knows it. */
  sports: SportsOperator
  /** Decides the matches of the sandbox sportsbook. No operator has it. */
  matchResultSecret: string
  /** What the sandbox bank's merchant signs its orders with, and the bank its callbacks. */
  bankSecrets: { orders: string; callbacks: string }
  /** What the log of commitments is made with, and the list of its keys. */
  fairnessLog: { keys: LogKeys; keyList: string | null }
  rooms: {
    chainKey: string
    chainRounds: number
    busUrl: string
    redisUrl: string | undefined
    redisSentinels: string | undefined
    runsAlways: boolean
  }
  logLevel: string
  /** Undefined: no figures are told. */
  metricsAt: { host: string; port: number } | undefined
  /** Undefined: nothing is traced. */
  tracesUrl: string | undefined
}

/** The only reader of the environment. Throws one sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${issue?.path.join('.')} is not usable: ${issue?.message}`)
  }
  const e = parsed.data
  return {
    host: e.HOST,
    port: e.ARCADE_PORT,
    trustedProxies: e.TRUSTED_PROXIES,
    databaseUrl: e.DATABASE_URL,
    siteOrigin: new URL(e.SITE_ORIGIN).origin,
    publicUrl: new URL(e.ARCADE_PUBLIC_URL).origin,
    profile: PROFILES[e.JURISDICTION_PROFILE],
    operators: operatorsOf(e),
    sports: {
      walletUrl: `${e.WALLET_URL.replace(/\/$/, '')}/digitain-sport`,
      partnerId: readName(e.KEYS_DIR, 'digitain-sport-partner-id'),
      secret: readSecret(e.KEYS_DIR, 'digitain-sport-secret'),
    },
    matchResultSecret: readSecret(e.KEYS_DIR, 'match-result-secret', 32),
    fairnessLog: {
      keys: logKeysOf({
        logKey: readSecret(e.KEYS_DIR, 'fairness-log-key', 64),
        headKey: readSecret(e.KEYS_DIR, 'fairness-head-key', 64),
      }),
      keyList: readTextIfThere(e.KEYS_DIR, 'fairness-keys.json'),
    },
    bankSecrets: {
      orders: readSecret(e.KEYS_DIR, 'bank-order-secret', 32),
      callbacks: readSecret(e.KEYS_DIR, 'bank-callback-secret', 32),
    },
    rooms: {
      chainKey: readSecret(e.KEYS_DIR, 'room-chain-key', 32),
      chainRounds: e.ROOM_CHAIN_ROUNDS,
      runsAlways: true,
      busUrl: e.DATABASE_URL,
      redisUrl: e.REDIS_URL || undefined,
      redisSentinels: e.REDIS_SENTINELS || undefined,
    },
    logLevel: e.LOG_LEVEL,
    metricsAt: e.ARCADE_METRICS_PORT
      ? { host: e.METRICS_HOST, port: e.ARCADE_METRICS_PORT }
      : undefined,
    tracesUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
  }
}

function operatorsOf({
  KEYS_DIR,
  WALLET_URL,
  OPERATOR_IP,
}: z.output<typeof Environment>): Operators {
  const name = (file: string) => readName(KEYS_DIR, file)
  const secret = (file: string) => readSecret(KEYS_DIR, file)
  const walletUrlOf = (supplier: SupplierName) => `${WALLET_URL.replace(/\/$/, '')}/${supplier}`
  return {
    hub88: {
      walletUrl: walletUrlOf('hub88'),
      privateKey: readPem(KEYS_DIR, 'hub88-private.pem', 'private'),
      publicKey: readPem(KEYS_DIR, 'operator-public.pem', 'public'),
    },
    softgamings: {
      walletUrl: walletUrlOf('softgamings'),
      serverIp: OPERATOR_IP,
      apiKey: name('softgamings-api-key'),
      apiPassword: secret('softgamings-api-password'),
      hmacSecret: secret('softgamings-hmac-secret'),
    },
    amusnet: {
      walletUrl: walletUrlOf('amusnet'),
      portal: 'zar_play',
      userName: name('amusnet-user-name'),
      password: secret('amusnet-password'),
    },
    egtDigital: {
      walletUrl: walletUrlOf('egt-digital'),
      casinoId: 'zar',
      checksumKey: secret('egt-digital-checksum-key'),
      giftPassword: secret('egt-digital-gift-password'),
    },
    everymatrix: {
      walletUrl: walletUrlOf('everymatrix'),
      operatorId: name('everymatrix-operator-id'),
      loginName: name('everymatrix-login-name'),
      password: secret('everymatrix-password'),
    },
    digitain: {
      walletUrl: walletUrlOf('digitain'),
      operatorId: name('digitain-operator-id'),
      hmacKey: secret('digitain-hmac-key'),
    },
  }
}
