import type { Logger } from 'pino'
import type { Db, OpenDb } from '../db/db.ts'
import type { Reading } from '../db/read-db.ts'
import { erasePlayer } from '../jobs/erase-players.ts'
import { scheduleJobs } from '../jobs/schedule.ts'
import { openBetting } from '../modules/betting/index.ts'
import { bonusRoutes, freeRoundsRoutes } from '../modules/bonuses/index.ts'
import {
  casinoRoutes,
  hasStakedSince,
  jackpotStream,
  openWallet,
  roomStream,
  type Supplier,
  tellJackpot,
  type Wallet,
} from '../modules/casino/index.ts'
import {
  artRoutes,
  contentRoutes,
  coverRoutes,
  keepContentFresh,
  mediaRoutes,
  publishLaw,
} from '../modules/content/index.ts'
import {
  closedDownload,
  consistencyRoutes,
  evidenceDownload,
  ownEvidenceRoutes,
  publishEvidence,
} from '../modules/evidence/index.ts'
import { messageRoutes } from '../modules/messages/index.ts'
import { mountOffice, officeRoutes } from '../modules/office/index.ts'
import { documentFiles, paymentCallback, paymentRoutes } from '../modules/payments/index.ts'
import {
  type Balances,
  DEFAULT_PLAYER_POLICY,
  openPasswords,
  type openSessions,
  type Passwords,
  playerRoutes,
  stopLettersNow,
} from '../modules/players/index.ts'
import { type House, maintenanceRoutes, protectionRoutes } from '../modules/protection/index.ts'
import { hasBetSince, sportRoutes } from '../modules/sportsbook/index.ts'
import { chatRoutes, supportRoutes, ticketFiles, ticketRoutes } from '../modules/support/index.ts'
import type { Bus } from '../platform/bus/bus.ts'
import type { openRedis } from '../platform/bus/redis.ts'
import type { Clock } from '../platform/clock.ts'
import { type FieldCipher, openFieldCipher } from '../platform/encryption/field-cipher.ts'
import { mountRoutes, type openHttp } from '../platform/http/http.ts'
import { mountOpenApi } from '../platform/http/openapi.ts'
import type { Route } from '../platform/http/route.ts'
import { systemRandom } from '../platform/random.ts'
import { openThrottle, type Throttle } from '../platform/rate-limits/throttle.ts'
import type { Config } from './config/config.ts'
import { readFeedKeys } from './keys/feed-keys.ts'
import { openKeyStore } from './keys/key-store.ts'
import type { Keys } from './keys/keys.ts'
import { openEvidence } from './open-evidence.ts'
import { type OutboundChannel, openOutboundMessages } from './outbound-messages.ts'
import { paymentsOf } from './payment-deps.ts'
import { personalDataOf } from './personal-data.ts'
import { siteSettings } from './site-settings.ts'
import { openGames, type Supplies } from './suppliers/open-control.ts'
import { mountSportWallets } from './suppliers/sport-partners.ts'
import { mountWallets } from './suppliers/suppliers.ts'
import { tracedBatches, traceWallet } from './trace-wallet.ts'
import { openViewSite } from './view/view-app.ts'

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
  house: House
  log: Logger
  sessions: ReturnType<typeof openSessions>
  balances: Balances
  /** For histories and statements; the primary where it is not set. */
  reading?: Reading | undefined
  redis: ReturnType<typeof openRedis> | undefined
  readsOnly?: boolean
  /** Settings and keys of the suppliers, as the office may change them. */
  supplies: Supplies
  bus: Bus
  onCommitted: () => void
}

/** Introduces the modules to each other, to the calls and to the clock. */
export async function mountModules(app: ReturnType<typeof openHttp>, deps: Deps) {
  const { config, keys, clock, house, log, db, pool, sessions, redis, onCommitted } = deps
  const wallet = openMoney(deps)
  const { watch, suppliers, counts } = openGames({ ...deps, random })
  const throttle = openThrottle({ pool, redis })
  const passwords = openPasswords({ random })
  const fieldCipher = openFieldCipher(keys.personalData, random)
  const outbound = openOutboundMessages(config.letters, { db, clock, random, log, fieldCipher })
  const made = { throttle, passwords, fieldCipher, outbound }
  const payments = paymentsOf(deps, made)
  const evidence = openEvidence(config, keys, { ...payments, suppliers })
  const shared = { ...deps, fieldCipher, outbound, throttle, passwords, suppliers, payments }
  const routes = [...routesOf(shared), ...ownEvidenceRoutes(evidence), ...consistencyRoutes({ db })]
  evidenceDownload(app, { ...evidence, findSignedIn: sessions.findSignedIn })
  closedDownload(app, evidence)
  publishEvidence(app, { db, keysDir: config.keysDir })
  publishLaw(app, { db })
  const betting = await openBettingOf(app, deps)
  mountCalls(app, { routes: [...routes, ...betting.routes], sessions, db, clock, payments })
  const view = await openViewSite({ config, log, random, db }, (readOnly) => {
    const reads = { db: readOnly, reading: undefined, readsOnly: true }
    const own = routesOf({ ...shared, ...reads, payments: { ...payments, ...reads } })
    return [...own, ...betting.routes]
  })
  const viewUrl = () => view?.url
  const office = {
    ...payments,
    sessions,
    passwords,
    suppliers,
    supplierControl: deps.supplies.control,
    bus: deps.bus,
    viewUrl,
    keys: openKeyStore(config.keysDir),
    unfinished: personalDataOf(db),
    erase: (playerId: string, operator: string) => erasePlayer(payments, { playerId, operator }),
  }
  mountOffice(app, officeRoutes(office), office)
  roomStream(app, { arcadeUrl: config.arcadeUrl, clock, log })
  jackpotStream(app, { arcadeUrl: config.arcadeUrl, log })
  const tools = { keys, clock, house, random, db, log }
  const { inUse } = deps.supplies
  await mountWallets(app, { ...tools, config, wallet, counts, inUse })
  const whenLogInEnds = sessions.endsAt
  await mountSportWallets(app, {
    ...tools,
    partners: config.sportPartners,
    onCommitted,
    whenLogInEnds,
  })
  const jobs = await scheduleJobs({
    ...deps,
    suppliers,
    counts,
    payments,
    outbound,
    evidence,
    hasStakedSince: staked(db),
  })
  return {
    firstRows: betting.firstRows,
    wallet,
    /** Where the office sees a player's pages. */
    viewUrl: view?.url,
    parts: { view, watch, jobs, betting, wallet },
  }
}

/** The suppliers’ wallet. */
function openMoney({ config, db, pool, clock, house, log, onCommitted }: Deps): Wallet {
  const isTraced = config.tracesUrl !== undefined
  const bare = openWallet({
    pool,
    clock,
    house,
    log,
    onCommitted,
    onJackpot: (win) => tellJackpot({ db, clock, random, onCommitted }, win),
    traces: isTraced ? tracedBatches : undefined,
  })
  return isTraced ? traceWallet(bare) : bare
}

/** Our own sportsbook, and its stream. */
function openBettingOf(app: ReturnType<typeof openHttp>, { config, ...deps }: Deps) {
  const { url } = config.feed
  return openBetting(app, {
    ...deps,
    random,
    feed: url === undefined ? undefined : { url, keys: readFeedKeys(config.keysDir) },
    earlyLeagues: new Set(config.earlyPayoutLeagues),
    allowedOrigins: [config.siteUrl],
    trustedProxies: config.trustedProxies,
  })
}

type Called = Pick<Deps, 'sessions' | 'db' | 'clock'> & {
  routes: Route[]
  payments: RouteDeps['payments']
}

/** The calls of the contract, pictures and files, and the callback of the bank. */
function mountCalls(app: ReturnType<typeof openHttp>, called: Called) {
  const { routes, sessions, db, clock, payments } = called
  keepContentFresh(app)
  mountRoutes(app, routes, sessions.findSignedIn, { keptMs: KEPT_MS })
  mountOpenApi(
    app,
    routes.map(({ endpoint }) => endpoint),
  )
  coverRoutes(app, { db })
  artRoutes(app)
  mediaRoutes(app, { db, clock })
  paymentCallback(app, payments)
  stopLettersNow(app, payments)
  ticketFiles(app, { ...payments, findSignedIn: sessions.findSignedIn })
  documentFiles(app, { ...payments, findSignedIn: sessions.findSignedIn })
}

type RouteDeps = Identity & {
  suppliers: readonly Supplier[]
  payments: Parameters<typeof paymentRoutes>[0]
}

/** Every call of the contract, whatever module it is of. */
function routesOf({ payments, suppliers, ...deps }: RouteDeps): Route[] {
  const { config, db, clock, house, log, sessions, onCommitted } = deps
  return [
    ...identityRoutes(deps),
    ...casinoRoutes({
      db,
      clock,
      house,
      random,
      log,
      suppliers,
      reading: deps.reading,
      whenLogInEnds: sessions.endsAt,
      lobbyUrl: `${config.siteUrl}/casino/slot`,
    }),
    ...freeRoundsRoutes({ db, clock, random, log, onCommitted, suppliers }),
    ...paymentRoutes(payments),
    ...messageRoutes({ db, clock }),
    ...sportRoutes({
      db,
      clock,
      house,
      random,
      partners: config.sportPartners,
      siteUrl: config.siteUrl,
    }),
    ...contentRoutes({ db, clock, site: siteSettings(config) }),
  ]
}

type Identity = Deps & {
  fieldCipher: FieldCipher
  outbound: OutboundChannel
  throttle: Throttle
  passwords: Passwords
}

/** The accounts, and what hangs on them: codes and messages, limits and breaks, bonuses, help. */
function identityRoutes({ config, log, db, sessions, balances, ...deps }: Identity) {
  const { clock, house, onCommitted, outbound, throttle, passwords, fieldCipher, readsOnly } = deps
  const shared = { db, clock, random, log, onCommitted, readsOnly }
  return [
    ...playerRoutes({
      ...shared,
      house,
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
    ...maintenanceRoutes({ clock, house }),
    ...outbound.routes,
    ...bonusRoutes({
      ...shared,
      throttle,
      trialBonusE5: siteSettings(config).trialBonusE5,
      takesFreeBets: config.sportPartners.fcg !== undefined || config.feed.url !== undefined,
    }),
    ...supportRoutes({ ...shared, throttle }),
    ...ticketRoutes({ ...shared, throttle }),
    ...chatRoutes({ ...shared, throttle }),
  ]
}
