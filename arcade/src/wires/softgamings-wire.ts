import { softgamingsGamesApi } from './softgamings-games-api.ts'
import { SOFTGAMINGS, type SoftgamingsOperator } from './softgamings-operator.ts'
import { softgamingsWallet } from './softgamings-wallet.ts'
import type { Wire } from './wire.ts'
import type { WireDeps } from './wire-deps.ts'

/** The arcade as a merchant of SoftGamings. */
export function softgamingsWire(operator: SoftgamingsOperator, deps: WireDeps): Wire {
  const { line, arcade } = deps
  return {
    name: SOFTGAMINGS,
    wallet: softgamingsWallet({ operator, line, log: arcade.log }),
    gamesApi: (app) => softgamingsGamesApi(app, { ...deps, operator }),
  }
}
