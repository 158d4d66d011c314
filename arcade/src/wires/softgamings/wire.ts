import type { Wire } from '../wire.ts'
import type { WireDeps } from '../wire-deps.ts'
import { softgamingsGamesApi } from './games-api.ts'
import { SOFTGAMINGS, type SoftgamingsOperator } from './operator.ts'
import { softgamingsWallet } from './wallet.ts'

/** The arcade as a merchant of SoftGamings. */
export function softgamingsWire(operator: SoftgamingsOperator, deps: WireDeps): Wire {
  const { line, arcade } = deps
  return {
    name: SOFTGAMINGS,
    wallet: softgamingsWallet({ operator, line, log: arcade.log }),
    gamesApi: (app) => softgamingsGamesApi(app, { ...deps, operator }),
  }
}
