import { rankOf } from '../cards.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, hiLo, type Move, type State } from './rules.ts'

export const hiLoModes: Modes<Bet, Move, State> = {
  name: 'hilo',
  game: hiLo,
  declared: () => modes().map(declaredOf),
  betOf: () => ({ stakeKurus: 100 }),
  /** A mode is a first card and a call on it. */
  isOf: (mode, { cards }) => rankOf(cards[0]?.card ?? 0) + 1 === Number(mode.split('-')[0]),
  moveIn(mode, { right }) {
    const call = hiLo.readMove({ call: mode.split('-')[1] })
    return right.length === 0 && call ? call : { cashOut: true }
  },
}
