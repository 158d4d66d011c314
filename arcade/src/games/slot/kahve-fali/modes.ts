import type { Modes } from '../../modes.ts'
import type { Bet } from '../machine/machine.ts'
import { pickFigures } from './mathematics.ts'
import { firstClosed, type Move, pickGame, type State } from './rules.ts'
import { PICK_TITLES } from './titles.ts'

export const pickModes: readonly Modes<Bet, Move, State>[] = PICK_TITLES.map((title) => ({
  name: title.code.replace(/^zar_/, '').replaceAll('_', '-'),
  game: pickGame(title),
  declared: () => [{ mode: 'main', ...pickFigures(title.sheet) }],
  betOf: (mode) => (mode === 'main' ? { stakeKurus: 100 } : undefined),
  moveIn: (_mode, state) => ({ open: firstClosed(state) }),
}))
