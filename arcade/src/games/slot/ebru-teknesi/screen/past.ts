import type { Round } from '../../../../protocol.ts'
import { cellAt, columnsOf, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { SIDE } from '../clusters.ts'
import { resultIn } from './shown.ts'

/** Tray after tray, as each was paid. */
export const gridsOf = (round: Round): PastGrid[] =>
  resultIn(round).steps.map(({ grid, wins, hundredths }, at) => ({
    columns: columnsOf(grid, SIDE),
    lit: new Set(wins.flatMap(({ cells }) => cells.map((cell) => cellAt(cell, SIDE)))),
    hundredths,
    fall: at + 1,
  }))
