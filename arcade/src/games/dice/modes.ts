import { ofChance } from '../expected.ts'
import { type Settled, times } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, dice, hundredthsOf, OUTCOMES, type Result, winningOf } from './rules.ts'

export const diceModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'dice',
  game: dice,
  expectedOf({ stakeKurus, side, threshold }) {
    const winning = winningOf(side, threshold)
    const win = times(stakeKurus, hundredthsOf(winning))
    return { mode: 'any', ...ofChance(winning / OUTCOMES, win) }
  },
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    const [side, threshold] = mode.split(':')
    return dice.readBet({ stakeKurus: 100, side, threshold: Math.round(Number(threshold) * 100) })
  },
}
