import { walletTransportOf } from '../ask-wallet.ts'
import type { SupplierClient } from '../supplier-client.ts'
import type { SupplierClientDeps } from '../supplier-client-deps.ts'
import { hub88GamesApi } from './games-api.ts'
import type { Hub88Operator } from './operator.ts'
import { hub88Wallet } from './wallet.ts'

/** The arcade as a supplier of Hub88. */
export function hub88Client(operator: Hub88Operator, deps: SupplierClientDeps): SupplierClient {
  return {
    name: 'hub88',
    wallet: hub88Wallet({
      ...operator,
      uuid: deps.arcade.chance.uuid,
      ...walletTransportOf('hub88', deps),
    }),
    gamesApi: (app) => hub88GamesApi(app, { ...deps, operatorPublicKey: operator.publicKey }),
  }
}
