import { rankOf } from '../../../games/cards.ts'
import { declaredOf, type Modes } from '../../../games/modes.ts'
import { isDoubled, modes } from './mathematics.ts'
import { type Bet, exampleGame, type Move, PAY, type State } from './rules.ts'

export const exampleModes: Modes<Bet, Move, State> = {
  name: 'example',
  game: exampleGame,
  /** The law counts what is left of the first stake; the most that a round returns is a double's. */
  declared: () => modes().map((figures) => ({ ...declaredOf(figures), most: (2 * PAY) / 100 })),
  betOf: () => ({ stakeKurus: 500 }),
  moveIn: (_mode, { player }) => (isDoubled(rankOf(player)) ? { double: true } : { stand: true }),
}
