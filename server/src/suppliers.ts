import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import type { Keys } from './keys.ts'
import {
  type GameProvider,
  openBreaker,
  type Supplier,
  type Wallet,
} from './modules/casino/index.ts'
import { openAddressList } from './platform/address-list.ts'
import type { Clock } from './platform/clock.ts'
import type { Random } from './platform/random.ts'
import { amusnetGamesApi, amusnetWalletApi } from './providers/amusnet/index.ts'
import { egtDigitalGamesApi, egtDigitalWalletApi } from './providers/egt-digital/index.ts'
import {
  hub88GamesApi,
  hub88WalletApi,
  privateKeyOf,
  publicKeyOf,
} from './providers/hub88/index.ts'
import { softgamingsGamesApi, softgamingsWalletApi } from './providers/softgamings/index.ts'

/** What the players' accounts are kept in: games that cannot be played in it are not offered. */
const CURRENCY = 'TRY'

type Tools = { config: Config; keys: Keys; clock: Clock; random: Random }

/** The suppliers of this house, each behind a breaker of its own. */
export function openSuppliers({ config, keys, clock, random }: Tools): Supplier[] {
  const { hub88, softgamings, amusnet, egtDigital, serverIp } = config.suppliers
  const providers: GameProvider[] = [
    hub88GamesApi({
      baseUrl: hub88.url,
      operatorId: hub88.operatorId,
      operatorPrivateKey: privateKeyOf(keys.operatorPrivatePem),
    }),
    softgamingsGamesApi({
      ...{ ...keys.softgamings, baseUrl: softgamings.url, serverIp, currency: CURRENCY, random },
    }),
    amusnetGamesApi({
      ...{ gameUrl: amusnet.gameUrl, gameListUrl: amusnet.listUrl, portal: amusnet.portal },
    }),
    egtDigitalGamesApi({
      launchUrl: egtDigital.gameUrl,
      gameListUrl: egtDigital.listUrl,
      casinoId: egtDigital.casinoId,
    }),
  ]
  return providers.map((provider) => ({ provider, breaker: openBreaker(clock) }))
}

/** Addresses at which the suppliers show their games: nobody else's page is framed as a game. */
export function gameUrlsOf({ arcadeUrl, suppliers }: Config): string[] {
  const { amusnet, egtDigital, gameOrigins } = suppliers
  return [arcadeUrl, amusnet.gameUrl, egtDigital.gameUrl, ...gameOrigins]
}

/** The wallets that the suppliers call, each below its name. */
export async function mountWallets(
  app: FastifyInstance,
  { config, keys, ...deps }: Tools & { db: Db; wallet: Wallet; log: Logger },
): Promise<void> {
  const { portal, addresses } = config.suppliers.amusnet
  await app.register(hub88WalletApi, {
    ...{ ...deps, prefix: '/wallet/hub88', hub88PublicKey: publicKeyOf(keys.hub88PublicPem) },
  })
  await app.register(softgamingsWalletApi, {
    ...{ ...deps, prefix: '/wallet/softgamings', hmacSecret: keys.softgamings.hmacSecret },
  })
  await app.register(amusnetWalletApi, {
    ...{ ...deps, prefix: '/wallet/amusnet', portal, credentials: keys.amusnet },
    isTheirAddress: openAddressList(addresses),
  })
  await app.register(egtDigitalWalletApi, {
    ...{ ...deps, prefix: '/wallet/egt-digital', checksumKey: keys.egtDigitalChecksumKey },
  })
}
