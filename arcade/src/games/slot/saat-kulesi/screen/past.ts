import type { Round } from '../../../../protocol.ts'
import { cellOf, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { LINES } from '../rules.ts'
import { resultIn } from './shown.ts'

/** The three drums; a line has one cell of each. */
export function gridsOf(round: Round): PastGrid[] {
  const { grid, wins, hundredths } = resultIn(round)
  const lit = wins.flatMap(({ line }) => (LINES[line] ?? []).map((row, drum) => cellOf(drum, row)))
  return [{ columns: grid, lit: new Set(lit), hundredths }]
}
