import type { SupplierClient } from '../../supplier-clients/supplier-client.ts'
import type { SupplierClientDeps } from '../../supplier-clients/supplier-client-deps.ts'
import { exampleGamesApi } from './games-api.ts'
import { EXAMPLE, type ExampleOperator } from './operator.ts'
import { exampleWallet } from './wallet.ts'

/** The arcade as the supplier Example. */
export function exampleClient(operator: ExampleOperator, deps: SupplierClientDeps): SupplierClient {
  const { transport, arcade } = deps
  return {
    name: EXAMPLE,
    wallet: exampleWallet({ operator, transport, log: arcade.log }),
    gamesApi: (app) => exampleGamesApi(app, { ...deps, operator }),
  }
}
