import { byStake, ofSteps } from '../expected.ts'
import type { Settled } from '../game.ts'
import { declaredOf, type Modes } from '../modes.ts'
import { modes } from './mathematics.ts'
import { type Bet, countOf, plinko, type Result, ROWS } from './rules.ts'

const modeOf = ({ rows, risk }: Bet) => `${rows}-${risk}`
const DECLARED = modes().map(declaredOf)

export const plinkoModes: Modes<Bet, never, Settled<Bet, Result>> = {
  name: 'plinko',
  game: plinko,
  modeOf,
  declared: () => DECLARED,
  /** Each seed falls by draws of its own. */
  expectedOf(bet) {
    const mode = modeOf(bet)
    const declared = DECLARED.find((one) => one.mode === mode)
    if (!declared) throw new Error(`plinko has no mode ${mode}`)
    const one = byStake(declared, bet.stakeKurus)
    return { mode, ...ofSteps(Array(countOf(bet)).fill(one)) }
  },
  betOf(mode) {
    const [first, risk] = mode.split('-')
    return plinko.readBet({ stakeKurus: 100, rows: ROWS.find((rows) => `${rows}` === first), risk })
  },
}
