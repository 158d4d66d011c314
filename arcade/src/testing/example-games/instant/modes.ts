import type { Settled } from '../../../games/game.ts'
import { declaredOf, type Modes } from '../../../games/modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, exampleGame, type Result } from './rules.ts'

export const exampleModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'example',
  game: exampleGame,
  declared: () => modes().map(declaredOf),
  betOf: (mode) => exampleGame.readBet({ stakeKurus: 100, side: mode }),
}
