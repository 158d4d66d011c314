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
import { openAddressList } from '../../platform/http/address-list.ts'
import type { Random } from '../../platform/random.ts'
import { amusnetGamesApi, amusnetWalletApi } from '../../providers/amusnet/index.ts'
import { countCalls } from '../../providers/count-calls.ts'
import { digitainGamesApi, digitainWalletApi } from '../../providers/digitain/index.ts'
import { egtDigitalGamesApi, egtDigitalWalletApi } from '../../providers/egt-digital/index.ts'
import { everymatrixGamesApi, everymatrixWalletApi } from '../../providers/everymatrix/index.ts'
import {
  hub88GamesApi,
  hub88WalletApi,
  privateKeyOf,
  publicKeyOf,
} from '../../providers/hub88/index.ts'
import { softgamingsGamesApi, softgamingsWalletApi } from '../../providers/softgamings/index.ts'
import type { Config } from '../config/config.ts'
import type { Keys } from '../keys/keys.ts'

type Tools = { config: Config; keys: Keys; clock: Clock; random: Random; log: Logger }

/** The suppliers of this casino, each behind a breaker of its own, and what is counted of their calls. */
export function openSuppliers({
  db,
  isReached = () => true,
  ...tools
}: Tools & { db: Db; isReached?: (name: ProviderName) => boolean }) {
  const { clock, random } = tools
  const breakers = providersOf(tools).map((provider) => ({ provider, breaker: openBreaker(clock) }))
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

/** Where each supplier's games are opened. */
export function launchAddressesOf({ suppliers }: Config): Map<ProviderName, string> {
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

function providersOf({ config, keys, clock, random }: Tools): GameProvider[] {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain, serverIp } =
    config.suppliers
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
      cashierUrl: new URL('/dashboard/deposit', config.siteUrl).href,
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
      mainDomain: new URL(config.siteUrl).host,
      ...movementsAt(clock, digitain.movementsUrl, keys.digitain.hmacKey),
    }),
  ]
}

/** Signed with what we share with the supplier anyway. */
const movementsAt = (clock: Clock, url: string | undefined, secret: string) =>
  url === undefined ? {} : { movementList: { url, secret, clock } }

/** Addresses at which the suppliers show their games: nobody else's page is framed as a game. */
export function gameUrlsOf({ arcadeUrl, suppliers }: Config): string[] {
  const { amusnet, egtDigital, everymatrix, digitain, gameOrigins } = suppliers
  const known = [amusnet.gameUrl, egtDigital.gameUrl, everymatrix.launchUrl, digitain.url]
  return [arcadeUrl, ...known, ...gameOrigins]
}

/** Where any supplier or partner calls its wallet from. */
export function walletAddressesOf({ suppliers, sportPartners }: Config): string[] {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain } = suppliers
  const all = [hub88, softgamings, amusnet, egtDigital, everymatrix, digitain]
  const partners = sportPartners.fcg?.addresses ?? []
  return [...all.flatMap(({ addresses }) => addresses), ...partners]
}

type WalletTools = Omit<Tools, 'config' | 'keys'> & {
  config: Pick<Config, 'suppliers'>
  keys: Pick<Keys, 'hub88PublicPem' | 'amusnet' | 'egtDigitalChecksumKey' | 'digitain'> & {
    softgamings: Pick<Keys['softgamings'], 'hmacSecret'>
    everymatrix: Pick<Keys['everymatrix'], 'loginName' | 'password'>
  }
  db: Db
  wallet: Wallet
  counts: CallCounts
}

/** The wallets that the suppliers call, each below its name and counted. */
export async function mountWallets(
  app: FastifyInstance,
  { config, keys, counts, ...deps }: WalletTools,
): Promise<void> {
  const { hub88, softgamings, amusnet, egtDigital, everymatrix, digitain } = config.suppliers
  const mount = (name: ProviderName, open: (scope: FastifyInstance) => Promise<void>) =>
    app.register(
      async (scope) => {
        countCalls(scope, counts.of(name))
        await open(scope)
      },
      { prefix: `/wallet/${name}` },
    )
  await mount('hub88', (scope) =>
    hub88WalletApi(scope, {
      ...deps,
      hub88PublicKey: publicKeyOf(keys.hub88PublicPem),
      isTheirAddress: openAddressList(hub88.addresses),
    }),
  )
  await mount('softgamings', (scope) =>
    softgamingsWalletApi(scope, {
      ...deps,
      hmacSecret: keys.softgamings.hmacSecret,
      isTheirAddress: openAddressList(softgamings.addresses),
    }),
  )
  await mount('amusnet', (scope) =>
    amusnetWalletApi(scope, {
      ...deps,
      portal: amusnet.portal,
      credentials: keys.amusnet,
      isTheirAddress: openAddressList(amusnet.addresses),
    }),
  )
  await mount('egt-digital', (scope) =>
    egtDigitalWalletApi(scope, {
      ...deps,
      checksumKey: keys.egtDigitalChecksumKey,
      isTheirAddress: openAddressList(egtDigital.addresses),
    }),
  )
  await mount('everymatrix', (scope) =>
    everymatrixWalletApi(scope, {
      ...deps,
      credentials: keys.everymatrix,
      isTheirAddress: openAddressList(everymatrix.addresses),
    }),
  )
  await mount('digitain', (scope) =>
    digitainWalletApi(scope, {
      ...deps,
      ...keys.digitain,
      isTheirAddress: openAddressList(digitain.addresses),
    }),
  )
}
