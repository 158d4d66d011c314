import { digitainGamesApi } from './digitain-games-api.ts'
import { DIGITAIN, type DigitainOperator } from './digitain-operator.ts'
import { digitainWallet } from './digitain-wallet.ts'
import type { Wire } from './wire.ts'
import type { WireDeps } from './wire-deps.ts'

/** The arcade as a provider of Digitain's casino. */
export function digitainWire(operator: DigitainOperator, deps: WireDeps): Wire {
  return {
    name: DIGITAIN,
    wallet: digitainWallet({ ...deps, operator }),
    gamesApi: (app) => digitainGamesApi(app, { ...deps, operator }),
  }
}
