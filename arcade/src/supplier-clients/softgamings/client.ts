import { walletTransportOf } from '../ask-wallet.ts'
import type { SupplierClient } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { softgamingsGamesApi } from './games-api.ts'
import { SOFTGAMINGS, type SoftgamingsOperator } from './operator.ts'
import { softgamingsWallet } from './wallet.ts'

/** The arcade as a merchant of SoftGamings. */
export function softgamingsClient(
  operator: SoftgamingsOperator,
  deps: SupplierClientDeps,
): SupplierClient {
  return {
    name: SOFTGAMINGS,
    wallet: softgamingsWallet({ operator, ...walletTransportOf(SOFTGAMINGS, deps) }),
    gamesApi: (app) => softgamingsGamesApi(app, { ...deps, operator }),
  }
}
