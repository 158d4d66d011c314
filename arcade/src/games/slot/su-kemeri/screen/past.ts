import type { Round } from '../../../../protocol.ts'
import { cellAt, columnsOf, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { SIDE } from '../rules.ts'
import { resultIn } from './shown.ts'

/** Fall after fall, with the multiplier of each. */
export const gridsOf = (round: Round): PastGrid[] =>
  resultIn(round).steps.map(({ grid, removed, factor, hundredths }, at) => ({
    columns: columnsOf(grid, SIDE),
    lit: new Set(removed.map((cell) => cellAt(cell, SIDE))),
    factor,
    hundredths,
    fall: at + 1,
  }))
