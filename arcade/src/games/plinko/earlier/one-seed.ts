import { type Kurus, oneStepGame } from '../../game.ts'
import type { Modes } from '../../modes.ts'
import { plinkoModes } from '../modes.ts'
import { plinko, type Risk, type Rows } from '../rules.ts'

type Bet = { stakeKurus: Kurus; rows: Rows; risk: Risk }
type Result = { path: number[]; bowl: number }

/** Version 1: one seed a round. It fell as the first of several does now. */
const oneSeed = oneStepGame<Bet, Result>({
  code: plinko.code,
  kind: plinko.kind,
  version: '1',
  stakesKurus: plinko.stakesKurus,
  paytable: plinko.paytable,
  readBet(input) {
    const bet = plinko.readBet(input)
    return bet && !('count' in bet) ? bet : undefined
  },
  stakeOf: plinko.stakeOf,
  mostReturnOf: plinko.mostReturnOf,
  draw(bet, random) {
    const { result, returnKurus } = plinko.begin(bet, random)
    return { result: { path: result.path, bowl: result.bowls[0] ?? 0 }, returnKurus }
  },
})

const { modeOf, declared } = plinkoModes

export const oneSeedModes: Modes<Bet, never, ReturnType<typeof oneSeed.begin>> = {
  name: 'plinko@1',
  game: oneSeed,
  declared,
  ...(modeOf && { modeOf }),
  betOf: (mode) => oneSeed.readBet(plinkoModes.betOf(mode)),
}
