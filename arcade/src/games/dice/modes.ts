import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, dice, type Result } from './rules.ts'

export const diceModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'dice',
  game: dice,
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    const [side, threshold] = mode.split(':')
    return dice.readBet({ stakeKurus: 100, side, threshold: Math.round(Number(threshold) * 100) })
  },
}
