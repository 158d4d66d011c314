import type { Wire } from '../../wires/wire.ts'
import type { WireDeps } from '../../wires/wire-deps.ts'
import { exampleGamesApi } from './example-games-api.ts'
import { EXAMPLE, type ExampleOperator } from './example-operator.ts'
import { exampleWallet } from './example-wallet.ts'

/** The arcade as a supplier over Example's wire. */
export function exampleWire(operator: ExampleOperator, deps: WireDeps): Wire {
  const { line, arcade } = deps
  return {
    name: EXAMPLE,
    wallet: exampleWallet({ operator, line, log: arcade.log }),
    gamesApi: (app) => exampleGamesApi(app, { ...deps, operator }),
  }
}
