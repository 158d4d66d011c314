import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, baccarat, type Result } from './rules.ts'

export const baccaratModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'baccarat',
  game: baccarat,
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    return baccarat.readBet({ bets: [{ place: mode, stakeKurus: 100 }] })
  },
}
