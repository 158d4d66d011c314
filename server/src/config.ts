import { z } from 'zod/mini'
import { CannotOpen } from './cannot-open.ts'

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

/** A setting that was read wrong, as a person setting it wants to be told. */
const SHOULD_BE: Record<string, string> = {
  HOST: 'the address to listen at, such as 127.0.0.1',
  PORT: 'a whole number from 0 to 65535',
  DATABASE_URL: 'the address of a PostgreSQL database: postgres://user@host:5432/name',
  REDIS_URL: 'the address of a Redis: redis://host:6379',
  ARCADE_URL: 'the address of the arcade: http://host:3001',
  SITE_URL: 'the address of this site: http://host:3000',
  KEYS_DIR: 'the folder that holds the keys of this house',
  WEB_DIR: 'the folder of the built player site',
  SPORTS_URL: 'a partner’s page on an origin of its own: https://partner.example/sports',
  LIVE_SPORTS_URL: 'a partner’s page on an origin of its own: https://partner.example/live',
  ESPORTS_URL: 'a partner’s page on an origin of its own: https://partner.example/esports',
  MAIN_DOMAIN: 'a name without a scheme: zar.example',
  TAG_MANAGER_ID: 'letters, digits and dashes: TAG-1234',
  TAG_MANAGER_URL: 'the address of the tag manager’s script: https://tags.example/tags.js',
  LIVE_CHAT_URL: 'the address of the chat’s script: https://chat.example/chat.js',
  LIVE_CHAT_BACKUP_URL: 'the address of another chat’s script: https://chat.example/backup.js',
  MODE: 'play or real',
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
  DATABASE_POOL: 'a whole number of connections, 2 or more',
}

/** What runs in the page itself is fetched over TLS, or from this machine. */
const scriptUrl = z.optional(
  z.url().check(z.regex(/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/)),
)
const partnerUrl = z.optional(z.url({ protocol: /^https?$/ }))

const Environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  /** The arcade as browsers reach it, and as this server does. */
  ARCADE_URL: z._default(z.url(), 'http://localhost:3001'),
  /** This site as browsers reach it. */
  SITE_URL: z._default(z.url(), 'http://localhost:3000'),
  /** Where the keys made at the first start lie. */
  KEYS_DIR: z.string().check(z.minLength(1)),
  /** The built player site. */
  WEB_DIR: z._default(z.string(), 'web/dist'),
  /** The partners whose pages the sportsbook shows in a frame; without one it says what is coming. */
  SPORTS_URL: partnerUrl,
  LIVE_SPORTS_URL: partnerUrl,
  ESPORTS_URL: partnerUrl,
  /** The house's first address. There the header has no notifications. */
  MAIN_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+(:\d+)?$/))),
  /** Nothing of others runs in the page unless it is named here. */
  TAG_MANAGER_ID: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+$/))),
  TAG_MANAGER_URL: scriptUrl,
  LIVE_CHAT_URL: scriptUrl,
  /** Asked for when the first is not there after five seconds. */
  LIVE_CHAT_BACKUP_URL: scriptUrl,
  /** Real money needs a licence record, and is refused without one (LEG-01). */
  MODE: z._default(z.enum(['play', 'real']), 'play'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.minimum(2)), 16),
})

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. Throws one sentence that names what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  // An empty setting is how a compose file or a shell leaves one out.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0])
    // What it is set to stays unsaid: an address may hold a password.
    const how = environment[name] ? 'is not usable' : 'is not set'
    throw new CannotOpen(`${name} ${how}: it must be ${SHOULD_BE[name]}`)
  }
  const e = parsed.data
  refuseOwnOrigin(e)
  return {
    host: e.HOST,
    port: e.PORT,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    redisUrl: e.REDIS_URL,
    arcadeUrl: e.ARCADE_URL,
    siteUrl: e.SITE_URL,
    keysDir: e.KEYS_DIR,
    webDir: e.WEB_DIR,
    mode: e.MODE,
    logLevel: e.LOG_LEVEL,
    sportUrls: {
      sports: e.SPORTS_URL,
      'live-sports': e.LIVE_SPORTS_URL,
      esports: e.ESPORTS_URL,
    },
    mainDomain: e.MAIN_DOMAIN,
    tagManager: { id: e.TAG_MANAGER_ID, url: e.TAG_MANAGER_URL },
    liveChat: { url: e.LIVE_CHAT_URL, backupUrl: e.LIVE_CHAT_BACKUP_URL },
  }
}

/** A frame of our own origin could reach into the page around it. */
function refuseOwnOrigin(e: z.output<typeof Environment>): void {
  for (const name of ['SPORTS_URL', 'LIVE_SPORTS_URL', 'ESPORTS_URL'] as const) {
    const address = e[name]
    if (address && new URL(address).origin === new URL(e.SITE_URL).origin) {
      throw new CannotOpen(`${name} is not usable: it must be ${SHOULD_BE[name]}`)
    }
  }
}

/** Where the database is, for the commands that need nothing else. */
export function readDatabaseUrl(
  environment: Record<string, string | undefined> = process.env,
): string | undefined {
  return environment.DATABASE_URL
}
