import { walletTransportOf } from '../ask-wallet.ts'
import { mountMovementList } from '../movement-list.ts'
import type { SupplierClient } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { everymatrixGamesApi } from './games-api.ts'
import { EVERYMATRIX, type EverymatrixOperator } from './operator.ts'
import { vendorBonus } from './vendor-bonus.ts'
import { everymatrixWallet } from './wallet.ts'

/** The arcade as a vendor of EveryMatrix's CasinoEngine. */
export function everymatrixClient(
  operator: EverymatrixOperator,
  deps: SupplierClientDeps,
): SupplierClient {
  return {
    name: EVERYMATRIX,
    wallet: everymatrixWallet({ operator, ...walletTransportOf(EVERYMATRIX, deps) }),
    async gamesApi(app) {
      await everymatrixGamesApi(app, { ...deps, operator })
      await app.register((scope) => vendorBonus(scope, { ...deps, operator }))
      mountMovementList(app, { ...deps, name: EVERYMATRIX, secret: operator.password })
    },
  }
}
