import type { Logger } from 'pino'
import type { Db, OpenDb } from '../db/db.ts'
import { scheduleJobs } from '../jobs/schedule.ts'
import { bonusRoutes, freeRoundsRoutes } from '../modules/bonuses/index.ts'
import {
  casinoRoutes,
  hasStakedSince,
  openWallet,
  roomStream,
  type Supplier,
  tellJackpot,
} from '../modules/casino/index.ts'
import {
  artRoutes,
  contentRoutes,
  coverRoutes,
  keepContentFresh,
} from '../modules/content/index.ts'
import { messageRoutes } from '../modules/messages/index.ts'
import { paymentCallback, paymentRoutes } from '../modules/payments/index.ts'
import {
  type Balances,
  confirmPassword,
  DEFAULT_PLAYER_POLICY,
  openPasswords,
  type openSessions,
  type Passwords,
  playerRoutes,
} from '../modules/players/index.ts'
import { protectionRoutes } from '../modules/protection/index.ts'
import { hasBetSince, sportRoutes } from '../modules/sportsbook/index.ts'
import { chatRoutes, supportRoutes, ticketFiles, ticketRoutes } from '../modules/support/index.ts'
import type { openRedis } from '../platform/bus/redis.ts'
import type { Clock } from '../platform/clock.ts'
import { type FieldCipher, openFieldCipher } from '../platform/encryption/field-cipher.ts'
import { mountRoutes, type openHttp } from '../platform/http/http.ts'
import { mountOpenApi } from '../platform/http/openapi.ts'
import type { Route } from '../platform/http/route.ts'
import { systemRandom } from '../platform/random.ts'
import { openThrottle, type Throttle } from '../platform/rate-limits/throttle.ts'
import type { Config } from './config/config.ts'
import type { Keys } from './keys/keys.ts'
import { type OutboundChannel, openOutboundMessages } from './outbound-messages.ts'
import { personalDataOf } from './personal-data.ts'
import { siteSettings } from './site-settings.ts'
import { mountSportWallets } from './suppliers/sport-partners.ts'
import { launchAddressesOf, mountWallets, openSuppliers } from './suppliers/suppliers.ts'
import { watchSuppliers } from './suppliers/watch-suppliers.ts'

const random = systemRandom

/** How long what is the same for everybody may be behind. */
const KEPT_MS = 500

/** Play in a game's own window, or on a partner's page, is no idling. */
export const staked = (db: Db) => async (playerId: string, since: Date) =>
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

/** Introduces the modules to each other, to the calls and to the clock. */
export async function mountModules(app: ReturnType<typeof openHttp>, deps: Deps) {
  const { config, keys, clock, log, db, pool, sessions, redis, onCommitted } = deps
  const wallet = openWallet({
    pool,
    clock,
    log,
    onCommitted,
    onJackpot: (win) => tellJackpot({ db, clock, random, onCommitted }, win),
  })
  const watch = watchSuppliers(launchAddressesOf(config), { log })
  const { isReached } = watch
  const { suppliers, counts } = openSuppliers({ config, keys, clock, random, log, db, isReached })
  const { sportPartners: partners } = config
  const throttle = openThrottle({ pool, redis })
  const passwords = openPasswords({ random })
  const policy = DEFAULT_PLAYER_POLICY
  const fieldCipher = openFieldCipher(keys.personalData, random)
  const outbound = openOutboundMessages(config.letters, { db, clock, random, log, fieldCipher })
  const payments = {
    db,
    clock,
    random,
    log,
    onCommitted,
    throttle,
    messages: outbound.messages,
    isPassword: (playerId: string, password: string) =>
      confirmPassword({ db, passwords, throttle, policy, log }, { playerId, password }),
    fieldCipher,
    siteUrl: config.siteUrl,
    otherNameDeposits: config.otherNameDeposits,
    endSessions: (playerId: string) => endSessions({ db, sessions }, playerId),
    bankUrl: `${config.arcadeUrl}/bank`,
    bankOrderSecret: keys.bankOrderSecret,
    bankCallbackSecret: keys.bankCallbackSecret,
  }
  const routes = routesOf({
    ...deps,
    fieldCipher,
    outbound,
    throttle,
    passwords,
    suppliers,
    payments,
  })
  mountCalls(app, { routes, sessions, db, payments })
  roomStream(app, { arcadeUrl: config.arcadeUrl, clock, log })
  const tools = { keys, clock, random, db, log }
  await mountWallets(app, { ...tools, config, wallet, counts })
  const whenLogInEnds = sessions.endsAt
  await mountSportWallets(app, { ...tools, partners, onCommitted, whenLogInEnds })
  const jobs = await scheduleJobs({
    ...deps,
    suppliers,
    counts,
    payments,
    outbound,
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

/** The calls of the contract, pictures and files, and the callback of the bank. */
function mountCalls(
  app: ReturnType<typeof openHttp>,
  {
    routes,
    sessions,
    db,
    payments,
  }: Pick<Deps, 'sessions' | 'db'> & { routes: Route[]; payments: RouteDeps['payments'] },
) {
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
}

type RouteDeps = Identity & {
  suppliers: readonly Supplier[]
  payments: Parameters<typeof paymentRoutes>[0]
}

/** Every call of the contract, whatever module it is of. */
function routesOf({ payments, suppliers, ...deps }: RouteDeps): Route[] {
  const { config, db, clock, log, sessions, onCommitted } = deps
  return [
    ...identityRoutes(deps),
    ...casinoRoutes({
      db,
      clock,
      random,
      log,
      suppliers,
      whenLogInEnds: sessions.endsAt,
      lobbyUrl: `${config.siteUrl}/casino/slot`,
    }),
    ...freeRoundsRoutes({ db, clock, random, log, onCommitted, suppliers }),
    ...paymentRoutes(payments),
    ...messageRoutes({ db, clock }),
    ...sportRoutes({ db, clock, random, partners: config.sportPartners, siteUrl: config.siteUrl }),
    ...contentRoutes({ db, clock, site: siteSettings(config) }),
  ]
}

/** Ends every log-in session of a player, in every process, and answers how many there were. */
async function endSessions({ db, sessions }: Pick<Deps, 'db' | 'sessions'>, playerId: string) {
  const ended = await db
    .transaction()
    .execute((tx) => sessions.endAllIn(tx, { playerId, why: 'player' }))
  await sessions.announceEnded(ended)
  return ended.length
}

type Identity = Deps & {
  fieldCipher: FieldCipher
  outbound: OutboundChannel
  throttle: Throttle
  passwords: Passwords
}

/** The accounts, and what hangs on them: codes and messages, limits and breaks, bonuses, help. */
function identityRoutes({ config, log, db, sessions, balances, ...deps }: Identity) {
  const { clock, onCommitted, outbound, throttle, passwords, fieldCipher } = deps
  const shared = { db, clock, random, log, onCommitted }
  return [
    ...playerRoutes({
      ...shared,
      sessions,
      balances,
      throttle,
      passwords,
      fieldCipher,
      messages: outbound.messages,
      policy: { ...DEFAULT_PLAYER_POLICY, passwordMin: config.passwordMin },
      siteUrl: config.siteUrl,
      ...personalDataOf(db),
    }),
    ...protectionRoutes({
      ...shared,
      sessions,
      readDepositedE5: personalDataOf(db).payments.readDepositedE5,
    }),
    ...outbound.routes,
    ...bonusRoutes({
      ...shared,
      throttle,
      trialBonusE5: siteSettings(config).trialBonusE5,
      takesFreeBets: config.sportPartners.fcg !== undefined,
    }),
    ...supportRoutes({ ...shared, throttle }),
    ...ticketRoutes({ ...shared, throttle }),
    ...chatRoutes({ ...shared, throttle }),
  ]
}
