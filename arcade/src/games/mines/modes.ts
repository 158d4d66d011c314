import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, type Move, mines, type State } from './rules.ts'

const partsOf = (mode: string) => mode.split('x').map(Number)

export const minesModes: Modes<Bet, Move, State> = {
  name: 'mines',
  game: mines,
  declared: () => modes().map(declaredOf),
  betOf: (mode) => mines.readBet({ stakeKurus: 100, broken: partsOf(mode)[0] }),
  /** Tiles in their order, then the cash-out. */
  moveIn(mode, { opened }) {
    const [, open = 0] = partsOf(mode)
    return opened.length < open ? { open: opened.length } : { cashOut: true }
  },
}
