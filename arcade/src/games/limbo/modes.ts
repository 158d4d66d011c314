import { byStake } from '../expected.ts'
import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modeOf, modes } from './mathematics.ts'
import { type Bet, limbo, type Result } from './rules.ts'

export const limboModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'limbo',
  game: limbo,
  expectedOf: ({ stakeKurus, target }) => ({
    mode: 'any',
    ...byStake(declaredOf(modeOf(target)), stakeKurus),
  }),
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    return limbo.readBet({ stakeKurus: 100, target: Math.round(Number(mode) * 100) })
  },
}
