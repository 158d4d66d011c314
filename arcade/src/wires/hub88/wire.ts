import { askingOf } from '../ask-wallet.ts'
import type { Wire } from '../wire.ts'
import type { WireDeps } from '../wire-deps.ts'
import { hub88GamesApi } from './games-api.ts'
import type { Hub88Operator } from './operator.ts'
import { hub88Wallet } from './wallet.ts'

/** The arcade as a supplier of Hub88. */
export function hub88Wire(operator: Hub88Operator, deps: WireDeps): Wire {
  return {
    name: 'hub88',
    wallet: hub88Wallet({
      ...{ ...operator, uuid: deps.arcade.chance.uuid },
      ...askingOf('hub88', deps),
    }),
    gamesApi: (app) => hub88GamesApi(app, { ...deps, operatorPublicKey: operator.publicKey }),
  }
}
