import { everymatrixGamesApi } from './everymatrix-games-api.ts'
import { EVERYMATRIX, type EverymatrixOperator } from './everymatrix-operator.ts'
import { everymatrixWallet } from './everymatrix-wallet.ts'
import type { Wire } from './wire.ts'
import type { WireDeps } from './wire-deps.ts'

/** The arcade as a vendor of EveryMatrix's CasinoEngine. */
export function everymatrixWire(operator: EverymatrixOperator, deps: WireDeps): Wire {
  const { line, arcade } = deps
  return {
    name: EVERYMATRIX,
    wallet: everymatrixWallet({ operator, line, log: arcade.log }),
    gamesApi: (app) => everymatrixGamesApi(app, { ...deps, operator }),
  }
}
