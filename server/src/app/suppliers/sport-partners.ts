import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { SessionDeps, SportWalletDeps } from '../../modules/sportsbook/index.ts'
import { openAddressList } from '../../platform/http/address-list.ts'
import { digitainSportWalletApi } from '../../providers/digitain-sport/index.ts'
import type { SportPartners } from '../config/sport-settings.ts'
import type { Keys } from '../keys/keys.ts'

type Tools = SessionDeps &
  Omit<SportWalletDeps, 'serialByOrder'> & { partners: SportPartners; keys: Keys; log: Logger }

/** The wallets that sportsbook partners call. Nobody calls the one of a partner who is not connected. */
export async function mountSportWallets(
  app: FastifyInstance,
  { partners, keys, ...deps }: Tools,
): Promise<void> {
  if (!partners.fcg) return
  await app.register(digitainSportWalletApi, {
    ...deps,
    ...keys.digitainSport,
    prefix: '/wallet/digitain-sport',
    isTheirAddress: openAddressList(partners.fcg.addresses),
  })
}
