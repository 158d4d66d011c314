import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, plinko, type Result, ROWS } from './rules.ts'

export const plinkoModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'plinko',
  game: plinko,
  modeOf: ({ rows, risk }) => `${rows}-${risk}`,
  declared: () => modes().map(declaredOf),
  betOf(mode) {
    const [first, risk] = mode.split('-')
    return plinko.readBet({ stakeKurus: 100, rows: ROWS.find((rows) => `${rows}` === first), risk })
  },
}
