import { mountMovementList } from '../movement-list.ts'
import type { SupplierClient } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { transportOf } from './call.ts'
import { digitainGamesApi } from './games-api.ts'
import { DIGITAIN, type DigitainOperator } from './operator.ts'
import { digitainWallet } from './wallet.ts'

/** The arcade as a provider of Digitain's casino. */
export function digitainClient(
  operator: DigitainOperator,
  deps: SupplierClientDeps,
): SupplierClient {
  return {
    name: DIGITAIN,
    wallet: digitainWallet(transportOf(operator, deps)),
    async gamesApi(app) {
      await digitainGamesApi(app, { ...deps, operator })
      mountMovementList(app, { ...deps, name: DIGITAIN, secret: operator.hmacKey })
    },
  }
}
