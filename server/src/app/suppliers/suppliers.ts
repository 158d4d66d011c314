import type { ProviderName } from '@zar/contract/casino/casino'
import { CURRENCY } from '@zar/contract/limits'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from '../../db/db.ts'
import {
  type GameProvider,
  openBreaker,
  type Supplier,
  type Wallet,
} from '../../modules/casino/index.ts'
import { type CallCounts, openCallCounts } from '../../modules/suppliers/index.ts'
import type { Clock } from '../../platform/clock.ts'
import { KeysTaken } from '../../platform/encryption/keys-taken.ts'
import { type AddressList, openAddressList } from '../../platform/http/address-list.ts'
import type { Random } from '../../platform/random.ts'
import { amusnetGamesApi, amusnetWalletApi } from '../../providers/amusnet/index.ts'
import { countCalls } from '../../providers/count-calls.ts'
import { digitainGamesApi, digitainWalletApi } from '../../providers/digitain/index.ts'
import { egtDigitalGamesApi, egtDigitalWalletApi } from '../../providers/egt-digital/index.ts'
import { everymatrixGamesApi, everymatrixWalletApi } from '../../providers/everymatrix/index.ts'
import { hub88GamesApi, hub88WalletApi, privateKeyOf } from '../../providers/hub88/index.ts'
import { softgamingsGamesApi, softgamingsWalletApi } from '../../providers/softgamings/index.ts'
import type { Config } from '../config/config.ts'
import { type InUse, type SupplierKeys, startInUse, type WalletKeys } from './in-use.ts'

type Tools = { clock: Clock; random: Random; log: Logger }
type Start = { config: Config; keys: SupplierKeys }
type Opened = Tools &
  Start & {
    db: Db
    /** Undefined: what the start has. */
    inUse?: (() => InUse) | undefined
    isReached?: (name: ProviderName) => boolean
  }

/**
 * The suppliers of this casino, each behind a breaker of its own, and what is counted of their calls. A supplier is the
 * same object while settings and keys change behind it.
 */
export function openSuppliers({ db, isReached = () => true, ...tools }: Opened) {
  const { clock, random, config } = tools
  const { siteUrl } = config
  const start = startInUse(tools)
  const inUse = tools.inUse ?? (() => start)
  const breakers = followProviders(inUse, (now) =>
    providersOf(now, { clock, random, siteUrl }),
  ).map((provider) => ({
    provider,
    breaker: openBreaker(clock, () => inUse().breakerOf(provider.name)),
  }))
  const counts = openCallCounts({
    db,
    clock,
    process: random.uuid(),
    resting: () =>
      breakers.filter(({ breaker }) => breaker.isOpen()).map(({ provider }) => provider.name),
  })
  const suppliers = breakers.map(({ provider, breaker }): Supplier => {
    const count = counts.of(provider.name)
    return {
      provider,
      breaker,
      isReached: () => isReached(provider.name),
      onLaunch: (ending, ms) => count('launch', ending, ms),
    }
  })
  return { suppliers, counts }
}

/** Each provider as one object that calls what was made of the settings and keys in use at that moment. */
function followProviders(inUse: () => InUse, make: (now: InUse) => GameProvider[]): GameProvider[] {
  let of = inUse()
  let made = make(of)
  const now = () => {
    const next = inUse()
    if (next !== of) {
      made = make(next)
      of = next
    }
    return made
  }
  return made.map(
    (first, index) =>
      new Proxy(first, { get: (_, member) => Reflect.get(now()[index] ?? first, member) }),
  )
}

/** Where each supplier's games are opened. */
export function launchAddressesOf({
  suppliers,
}: Pick<InUse, 'suppliers'>): Map<ProviderName, string> {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain } = suppliers
  return new Map([
    ['hub88', hub88.url],
    ['softgamings', softgamings.url],
    ['amusnet', amusnet.gameUrl],
    ['egt-digital', egtDigital.gameUrl],
    ['everymatrix', everymatrix.launchUrl],
    ['digitain', digitain.url],
  ])
}

type Site = { clock: Clock; random: Random; siteUrl: string }

function providersOf({ suppliers, keys }: InUse, { clock, random, siteUrl }: Site): GameProvider[] {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain, serverIp } = suppliers
  return [
    hub88GamesApi({
      baseUrl: hub88.url,
      operatorId: hub88.operatorId,
      operatorPrivateKey: privateKeyOf(keys.operatorPrivatePem),
      clock,
    }),
    softgamingsGamesApi({
      ...keys.softgamings,
      baseUrl: softgamings.url,
      serverIp,
      currency: CURRENCY.code,
      random,
    }),
    amusnetGamesApi({
      gameUrl: amusnet.gameUrl,
      gameListUrl: amusnet.listUrl,
      portal: amusnet.portal,
      ...movementsAt(clock, amusnet.movementsUrl, keys.amusnet.password),
      ...(amusnet.campaignsUrl && {
        campaigns: {
          url: amusnet.campaignsUrl,
          userName: amusnet.campaignsLogin ?? keys.amusnet.userName,
          password: amusnet.campaignsPassword ?? keys.amusnet.password,
        },
      }),
    }),
    egtDigitalGamesApi({
      launchUrl: egtDigital.gameUrl,
      gameListUrl: egtDigital.listUrl,
      casinoId: egtDigital.casinoId,
      ...movementsAt(clock, egtDigital.movementsUrl, keys.egtDigitalChecksumKey),
      ...(egtDigital.giftsUrl && {
        giftSpins: {
          url: egtDigital.giftsUrl,
          login: egtDigital.giftsLogin,
          password: keys.egtDigitalGiftPassword,
        },
      }),
    }),
    everymatrixGamesApi({
      launchUrl: everymatrix.launchUrl,
      feedUrl: everymatrix.feedUrl,
      operatorId: keys.everymatrix.operatorId,
      cashierUrl: new URL('/dashboard/deposit', siteUrl).href,
      ...movementsAt(clock, everymatrix.movementsUrl, keys.everymatrix.password),
      ...(everymatrix.vendorApiUrl && {
        freeRounds: {
          url: everymatrix.vendorApiUrl,
          loginName: everymatrix.vendorLogin ?? keys.everymatrix.loginName,
          password: everymatrix.vendorPassword ?? keys.everymatrix.password,
        },
      }),
    }),
    digitainGamesApi({
      baseUrl: digitain.url,
      gameListUrl: digitain.listUrl,
      operatorId: keys.digitain.operatorId,
      mainDomain: new URL(siteUrl).host,
      ...movementsAt(clock, digitain.movementsUrl, keys.digitain.hmacKey),
    }),
  ]
}

/** Signed with what we share with the supplier anyway. */
const movementsAt = (clock: Clock, url: string | undefined, secret: string) =>
  url === undefined ? {} : { movementList: { url, secret, clock } }

/** Addresses at which the suppliers show their games: nobody else's page is framed as a game. */
export function gameUrlsOf(arcadeUrl: string, { suppliers }: Pick<InUse, 'suppliers'>): string[] {
  const { amusnet, egtDigital, everymatrix, digitain, gameOrigins } = suppliers
  const known = [amusnet.gameUrl, egtDigital.gameUrl, everymatrix.launchUrl, digitain.url]
  return [arcadeUrl, ...known, ...gameOrigins]
}

/** Whether any supplier or partner calls its wallet from there. */
export function isCallerOfWallets(
  inUse: () => InUse,
  { sportPartners }: Pick<Config, 'sportPartners'>,
): AddressList {
  const isPartner = openAddressList(sportPartners.fcg?.addresses ?? [])
  return (ip) => isPartner(ip) || Object.values(inUse().isTheirs).some((isTheirs) => isTheirs(ip))
}

type WalletTools = Tools & {
  config: Pick<Config, 'suppliers'>
  keys: WalletKeys
  /** Undefined: what the start has. */
  inUse?: (() => InUse) | undefined
  db: Db
  wallet: Wallet
  counts: CallCounts
}

/** The wallets that the suppliers call, each below its name and counted. */
export async function mountWallets(
  app: FastifyInstance,
  { config, keys, counts, inUse: given, ...deps }: WalletTools,
): Promise<void> {
  const start = startInUse({ config, keys, clock: deps.clock })
  const inUse: () => Pick<InUse, 'taken' | 'isTheirs'> = given ?? (() => start)
  const { amusnet } = config.suppliers
  const mount = (
    name: ProviderName,
    open: (scope: FastifyInstance, isTheirAddress: AddressList) => Promise<void>,
  ) =>
    app.register(
      async (scope) => {
        countCalls(scope, counts.of(name))
        await open(scope, (ip) => inUse().isTheirs[name]?.(ip) ?? false)
      },
      { prefix: `/wallet/${name}` },
    )
  await mount('hub88', (scope, isTheirAddress) =>
    hub88WalletApi(scope, {
      ...deps,
      isTheirAddress,
      hub88PublicKey: new KeysTaken(() => inUse().taken.hub88.now()),
    }),
  )
  await mount('softgamings', (scope, isTheirAddress) =>
    softgamingsWalletApi(scope, {
      ...deps,
      isTheirAddress,
      hmacSecret: new KeysTaken(() => inUse().taken.softgamings.now()),
    }),
  )
  await mount('amusnet', (scope, isTheirAddress) =>
    amusnetWalletApi(scope, {
      ...deps,
      isTheirAddress,
      portal: amusnet.portal,
      credentials: new KeysTaken(() => inUse().taken.amusnet.now()),
    }),
  )
  await mount('egt-digital', (scope, isTheirAddress) =>
    egtDigitalWalletApi(scope, {
      ...deps,
      isTheirAddress,
      checksumKey: new KeysTaken(() => inUse().taken.egtDigital.now()),
    }),
  )
  await mount('everymatrix', (scope, isTheirAddress) =>
    everymatrixWalletApi(scope, {
      ...deps,
      isTheirAddress,
      credentials: new KeysTaken(() => inUse().taken.everymatrix.now()),
    }),
  )
  await mount('digitain', (scope, isTheirAddress) =>
    digitainWalletApi(scope, {
      ...deps,
      isTheirAddress,
      operatorId: keys.digitain.operatorId,
      hmacKey: new KeysTaken(() => inUse().taken.digitain.now()),
    }),
  )
}
