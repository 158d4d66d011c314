import { mountMovementList } from '../movement-list.ts'
import type { Wire } from '../wire.ts'
import type { WireDeps } from '../wire-deps.ts'
import { lineOf } from './call.ts'
import { digitainGamesApi } from './games-api.ts'
import { DIGITAIN, type DigitainOperator } from './operator.ts'
import { digitainWallet } from './wallet.ts'

/** The arcade as a provider of Digitain's casino. */
export function digitainWire(operator: DigitainOperator, deps: WireDeps): Wire {
  return {
    name: DIGITAIN,
    wallet: digitainWallet(lineOf(operator, deps)),
    async gamesApi(app) {
      await digitainGamesApi(app, { ...deps, operator })
      mountMovementList(app, { ...deps, name: DIGITAIN, secret: operator.hmacKey })
    },
  }
}
