import { LIMITS } from '@zar/contract/limits'
import { z } from 'zod/mini'
import { OTHER_NAME_RULES } from '../../modules/payments/index.ts'
import { sentinelsIn } from '../../platform/bus/redis.ts'
import { ADDRESSES_SHOULD_BE, addressSetting } from '../../platform/http/address-list.ts'
import { CannotOpen } from '../cannot-open.ts'
import { PAYMENT_SETTINGS, PAYMENTS_SHOULD_BE, paymentServiceAt } from './payment-settings.ts'
import { SPORT_SETTINGS, SPORTS_SHOULD_BE, sportsOf } from './sport-settings.ts'
import { SUPPLIER_SETTINGS, SUPPLIERS_SHOULD_BE, suppliersAt } from './supplier-settings.ts'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

/** What an operator may ask of a password at most. */
const PASSWORD_MIN_MAX = 64

const CALLS_SHOULD_BE = 'a whole number of calls, 1 or more'
const callsPerSecond = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** A setting that was read wrong, as a person setting it wants to be told. */
export const SHOULD_BE: Record<SettingName, string> = {
  HOST: 'the address to listen at, such as 127.0.0.1',
  PORT: 'a whole number from 0 to 65535',
  TRUSTED_PROXIES: ADDRESSES_SHOULD_BE,
  CALLS_PER_SECOND: CALLS_SHOULD_BE,
  CHANGES_PER_SECOND: CALLS_SHOULD_BE,
  DATABASE_URL: 'the address of a PostgreSQL database: postgres://user@host:5432/name',
  DATABASE_OWNER_URL: 'the address of the same database, of the user who owns its tables',
  DATABASE_READ_URL: 'the address of a standby of the same database: postgres://host:5001/zar',
  REDIS_URL: 'the address of a Redis: redis://host:6379',
  REDIS_SENTINELS: 'Sentinels beside REDIS_URL, with commas between: host:26379,host:26379',
  REDIS_PREFIX: 'letters, digits, dashes and colons: zar:1',
  ARCADE_URL: 'the address of the arcade: http://host:3001',
  SITE_URL: 'the address of this site: http://host:3000',
  KEYS_DIR: 'the folder that holds the keys of this casino',
  WEB_DIR: 'the folder of the built player site',
  MAIN_DOMAIN: 'a name without a scheme: zar.example',
  TAG_MANAGER_ID: 'letters, digits and dashes: TAG-1234',
  TAG_MANAGER_URL: 'the address of the tag manager’s script: https://tags.example/tags.js',
  LIVE_CHAT_URL: 'the address of the chat’s script: https://chat.example/chat.js',
  LIVE_CHAT_BACKUP_URL: 'the address of another chat’s script: https://chat.example/backup.js',
  SMTP_URL: 'the address of a mail server: smtps://user:password@host:465',
  MAIL_FROM: 'the sender of our mail: Zar <mail@zar.example>',
  SMS_URL: 'the address of a gateway for text messages: https://sms.example/send',
  SMS_METHOD: 'GET or POST',
  SMS_HEADERS: 'a JSON object of headers: {"authorization":"Bearer …"}',
  SMS_BODY_TYPE: 'json, form or xml',
  SMS_BODY: 'what is sent to the gateway: {"to":"{to}","message":"{text}"}',
  SMS_ACCEPTED: 'what the gateway’s answer has in it when it took the message',
  OTHER_NAME_DEPOSITS: 'credit or return',
  MODE: 'play or real',
  VIEW_PORT: 'a whole number from 0 to 65535',
  VIEW_URL:
    'the address of a player’s view, of another origin than this site: https://view.zar.example',
  METRICS_HOST: 'the address that the metrics listen at, such as 127.0.0.1',
  METRICS_PORT: 'a whole number from 0 to 65535',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'the address of a collector of traces: http://127.0.0.1:4318',
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
  PASSWORD_MIN_LENGTH: `a whole number of characters from ${LIMITS.password.min} to ${PASSWORD_MIN_MAX}`,
  DRAIN_SECONDS: 'a whole number of seconds from 0 to 60',
  LEDGER_HEAD_FILE: 'the path of a file, in a folder that is there',
  AUDIT_HEAD_FILE: 'the path of a file, in a folder that is there',
  DATABASE_POOL: 'a whole number of connections, 6 or more: the wallet keeps two',
  ...SUPPLIERS_SHOULD_BE,
  ...SPORTS_SHOULD_BE,
  ...PAYMENTS_SHOULD_BE,
}

/** What runs in the page itself is fetched over TLS, or from this machine. */
const scriptUrl = z.optional(
  z.url().check(z.regex(/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/)),
)

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  /** Whose word is taken for who calls (`X-Forwarded-For`): nobody's unless it is set. */
  TRUSTED_PROXIES: z.optional(addressSetting),
  /** How many calls of one address are answered in a second, and how many of those that do something. */
  CALLS_PER_SECOND: z._default(callsPerSecond, 100),
  CHANGES_PER_SECOND: z._default(callsPerSecond, 20),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Of who owns the tables and brings them up to date, where that is another user. */
  DATABASE_OWNER_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Of a standby, which histories and statements are read from. */
  DATABASE_READ_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /** Who knows where the Redis is whose name is the host of `REDIS_URL`. */
  REDIS_SENTINELS: z.optional(
    z.string().check(z.refine((text) => sentinelsIn(text) !== undefined)),
  ),
  /** What our names in Redis begin with. */
  REDIS_PREFIX: z.optional(z.string().check(z.regex(/^[\w:-]{1,60}$/))),
  /** The arcade as browsers reach it, and as this server does. */
  ARCADE_URL: z._default(z.url(), 'http://localhost:3001'),
  /** This site as browsers reach it. */
  SITE_URL: z._default(z.url(), 'http://localhost:3000'),
  /** Where the keys made at the first start lie. */
  KEYS_DIR: z.string().check(z.minLength(1)),
  /** Where the head of the ledger's chain is kept, outside the database. */
  LEDGER_HEAD_FILE: z.optional(z.string()),
  /** Where the newest head of the audit log is kept, outside the database. */
  AUDIT_HEAD_FILE: z.optional(z.string()),
  /** The built player site. */
  WEB_DIR: z._default(z.string(), 'web/dist'),
  /** The casino's first address. There the header has no notifications. */
  MAIN_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/))),
  /** Nothing of others runs in the page unless it is named here. */
  TAG_MANAGER_ID: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+$/))),
  TAG_MANAGER_URL: scriptUrl,
  LIVE_CHAT_URL: scriptUrl,
  /** Asked for when the first is not there after five seconds. */
  LIVE_CHAT_BACKUP_URL: scriptUrl,
  /** Real gateways for mail and text messages: both, or neither for the demo mailbox. */
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/))),
  SMS_URL: scriptUrl,
  SMS_METHOD: z._default(z.enum(['GET', 'POST']), 'POST'),
  SMS_HEADERS: z._default(z.string(), '{}'),
  SMS_BODY_TYPE: z._default(z.enum(['json', 'form', 'xml']), 'json'),
  SMS_BODY: z.optional(z.string()),
  SMS_ACCEPTED: z.optional(z.string()),
  /** What becomes of a deposit that came in another name than the player's. */
  OTHER_NAME_DEPOSITS: z._default(z.enum(OTHER_NAME_RULES), 'return'),
  /** Real money needs a licence that holds (LEG-01). */
  MODE: z._default(z.enum(['play', 'real']), 'play'),
  /** Where the office sees a player's pages: another origin than the site's. Nowhere where it is not set. */
  VIEW_PORT: z.optional(port),
  /** That origin as browsers reach it; without it this machine's, with the port. */
  VIEW_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Where the metrics are read: an address of its own, which no balancer leads to. Nowhere where it is not set. */
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  /** Of a collector that takes OTLP over HTTP. Nothing is traced where it is not set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  PASSWORD_MIN_LENGTH: z._default(
    z.coerce.number().check(z.int(), z.minimum(LIMITS.password.min), z.maximum(PASSWORD_MIN_MAX)),
    LIMITS.password.min,
  ),
  /** How long `/ready` says no before calls are turned away: until a balancer has seen it. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 5),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(6)), 16),
  ...SUPPLIER_SETTINGS,
  ...SPORT_SETTINGS,
  ...PAYMENT_SETTINGS,
})

type SettingName = keyof typeof Environment.shape

/** The name of every setting, as the documents must have it. */
export const SETTING_NAMES = Object.keys(Environment.shape)

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. Throws one sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  // An empty setting is how a compose file or a shell leaves one out.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as SettingName
    throw unusable(name, Boolean(environment[name]))
  }
  const e = parsed.data
  refuseOwnOrigin(e)
  // They know the Redis by the name that its address has as its host.
  if (e.REDIS_SENTINELS && !e.REDIS_URL) throw unusable('REDIS_URL', false)
  // The partner cannot know whose players they are.
  if (e.FCG_URL && !e.FCG_CLIENT_ID) throw unusable('FCG_CLIENT_ID', false)
  return {
    host: e.HOST,
    port: e.PORT,
    trustedProxies: e.TRUSTED_PROXIES?.split(',') ?? [],
    callsPerSecond: e.CALLS_PER_SECOND,
    changesPerSecond: e.CHANGES_PER_SECOND,
    databaseUrl: e.DATABASE_URL,
    /** Undefined: the same. */
    databaseOwnerUrl: e.DATABASE_OWNER_URL,
    databasePool: e.DATABASE_POOL,
    passwordMin: e.PASSWORD_MIN_LENGTH,
    drainSeconds: e.DRAIN_SECONDS,
    /** Undefined: the primary is read. */
    databaseReadUrl: e.DATABASE_READ_URL,
    redisUrl: e.REDIS_URL,
    /** Undefined: Redis is at its address. */
    redisSentinels: sentinelsIn(e.REDIS_SENTINELS),
    /** Undefined: by the database, so that two casinos on one Redis never meet. */
    redisPrefix: e.REDIS_PREFIX,
    arcadeUrl: e.ARCADE_URL,
    suppliers: suppliersAt(e, e.ARCADE_URL),
    paymentService: paymentServiceAt(e, e.ARCADE_URL, (name) => unusable(name, false)),
    siteUrl: e.SITE_URL,
    keysDir: e.KEYS_DIR,
    /** Undefined: in the log alone. */
    ledgerHeadFile: e.LEDGER_HEAD_FILE,
    /** Undefined: in the log and in the database alone. */
    auditHeadFile: e.AUDIT_HEAD_FILE,
    webDir: e.WEB_DIR,
    /** Undefined where letters go to the sandbox. */
    letters: lettersOf(e),
    otherNameDeposits: e.OTHER_NAME_DEPOSITS,
    mode: e.MODE,
    /** Undefined: nobody sees a player's pages. */
    view: viewOf(e),
    /** Undefined: the process tells no metrics. */
    metrics:
      e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    /** Undefined: nothing is traced. */
    tracesUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: e.LOG_LEVEL,
    sportPartners: sportsOf(e),
    feed: { url: e.FEED_URL },
    earlyPayoutLeagues: e.EARLY_PAYOUT_LEAGUES.split(',').filter(Boolean),
    mainDomain: e.MAIN_DOMAIN,
    tagManager: { id: e.TAG_MANAGER_ID, url: e.TAG_MANAGER_URL },
    liveChat: { url: e.LIVE_CHAT_URL, backupUrl: e.LIVE_CHAT_BACKUP_URL },
  }
}

/** A view on the site's own origin would have what the browser keeps of the site. */
function viewOf({ VIEW_PORT: port, VIEW_URL, SITE_URL }: z.output<typeof Environment>) {
  if (VIEW_URL !== undefined && port === undefined) throw unusable('VIEW_PORT', false)
  const url = VIEW_URL && new URL(VIEW_URL).origin
  if (url && url === new URL(SITE_URL).origin) throw unusable('VIEW_URL', true)
  return port === undefined ? undefined : { port, url }
}

/** A frame of our own origin could reach into the page around it. */
function refuseOwnOrigin(e: z.output<typeof Environment>): void {
  for (const name of ['FCG_URL', 'BETCO_URL'] as const) {
    const address = e[name]
    if (address && new URL(address).origin === new URL(e.SITE_URL).origin) {
      throw unusable(name, true)
    }
  }
}

/** The gateways of both kinds of letters, or of neither: a code that goes nowhere locks players out. */
function lettersOf(e: z.output<typeof Environment>) {
  const { SMTP_URL, MAIL_FROM: from, SMS_URL, SMS_METHOD: method, SMS_BODY: body = '' } = e
  if (!SMTP_URL && !SMS_URL) return undefined
  if (!SMTP_URL) throw unusable('SMTP_URL', false)
  if (!SMS_URL) throw unusable('SMS_URL', false)
  if (!from) throw unusable('MAIL_FROM', false)
  refuseWordless(e)
  const sms = { url: SMS_URL, method, body, bodyType: e.SMS_BODY_TYPE, accepted: e.SMS_ACCEPTED }
  return { mail: { url: SMTP_URL, from }, sms: { ...sms, headers: headersOf(e.SMS_HEADERS) } }
}

/** A gateway must be told what to send, and to whom. */
function refuseWordless({ SMS_URL, SMS_METHOD, SMS_BODY = '' }: z.output<typeof Environment>) {
  const isPost = SMS_METHOD === 'POST'
  if (isPost && SMS_BODY === '') throw unusable('SMS_BODY', false)
  const said = `${SMS_URL} ${isPost ? SMS_BODY : ''}`
  const isWhole = said.includes('{text}') && /\{(to|digits)\}/.test(said)
  if (!isWhole) throw unusable(isPost ? 'SMS_BODY' : 'SMS_URL', true)
}

function headersOf(text: string): Record<string, string> {
  const Headers = z.record(z.string().check(z.regex(/^[\w-]+$/)), z.string())
  const parsed = Headers.safeParse(jsonOf(text))
  if (!parsed.success) throw unusable('SMS_HEADERS', true)
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What it is set to stays unsaid: an address may hold a password. */
const unusable = (name: SettingName, isSet: boolean) =>
  new CannotOpen(`${name} ${isSet ? 'is not usable' : 'is not set'}: it must be ${SHOULD_BE[name]}`)

/** Where the keys are, for the command that verifies the ledger. */
export const readKeysDir = (
  environment: Record<string, string | undefined> = process.env,
): string => environment.KEYS_DIR || 'data/keys'

/** Where the database is, for the commands that need nothing else. */
export function readDatabaseUrl(
  environment: Record<string, string | undefined> = process.env,
): string | undefined {
  return environment.DATABASE_URL
}

/** Of the user who owns the tables, where that is another one. */
export function readOwnerUrl(
  environment: Record<string, string | undefined> = process.env,
): string | undefined {
  return environment.DATABASE_OWNER_URL || undefined
}
