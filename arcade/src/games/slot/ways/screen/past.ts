import type { Round } from '../../../../protocol.ts'
import { cellOf, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import type { WaysWin } from '../rules.ts'
import type { WaysSheet } from '../sheet.ts'
import { settledIn } from './shown.ts'

/** The cells of a win: its symbol or a wild, on each reel that it reaches. */
const cellsOf = (columns: PastGrid['columns'], { symbol, counts }: WaysWin, wild?: string) =>
  columns
    .slice(0, counts.length)
    .flatMap((column, reel) =>
      column.flatMap((one, row) => (one === symbol || one === wild ? [cellOf(reel, row)] : [])),
    )

/** The paid spin and the free ones, mysteries as what they became. */
export const gridsOf =
  ({ wild, mystery }: WaysSheet) =>
  (round: Round): PastGrid[] =>
    settledIn(round).result.spins.map(({ kind, grid, revealed, wins, hundredths }, at) => {
      const columns = grid.map((column) =>
        column.map((one) => (one === mystery?.symbol ? (revealed ?? one) : one)),
      )
      return {
        columns,
        lit: new Set(wins.flatMap((win) => cellsOf(columns, win, wild))),
        hundredths,
        ...(kind === 'free' && { free: at }),
      }
    })
