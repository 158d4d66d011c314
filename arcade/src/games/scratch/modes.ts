import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, type Result, scratch } from './rules.ts'

export const scratchModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'scratch',
  game: scratch,
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    return mode === 'card' ? { stakeKurus: 100 } : undefined
  },
}
