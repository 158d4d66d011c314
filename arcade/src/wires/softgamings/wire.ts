import { askingOf } from '../ask-wallet.ts'
import type { Wire } from '../wire.ts'
import type { WireDeps } from '../wire-deps.ts'
import { softgamingsGamesApi } from './games-api.ts'
import { SOFTGAMINGS, type SoftgamingsOperator } from './operator.ts'
import { softgamingsWallet } from './wallet.ts'

/** The arcade as a merchant of SoftGamings. */
export function softgamingsWire(operator: SoftgamingsOperator, deps: WireDeps): Wire {
  return {
    name: SOFTGAMINGS,
    wallet: softgamingsWallet({ operator, ...askingOf(SOFTGAMINGS, deps) }),
    gamesApi: (app) => softgamingsGamesApi(app, { ...deps, operator }),
  }
}
