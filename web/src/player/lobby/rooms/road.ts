export type Winner = 'player' | 'banker' | 'tie'
export type Cell = { column: number; row: number; winner: 'player' | 'banker'; isTied: boolean }

export const ROAD_COLUMNS = 18
export const ROAD_ROWS = 6

/**
 * The big road, of winners with the oldest first: runs go down, a change of side opens a column, a run
 * that finds no room goes on to the right, and a tie marks the last cell. The newest columns are kept.
 */
export function roadOf(winners: readonly Winner[]): Cell[] {
  const cells = winners.reduce<Cell[]>(withWinner, [])
  const width = Math.max(0, ...cells.map(({ column }) => column)) + 1
  const shift = Math.max(0, width - ROAD_COLUMNS)
  return cells
    .map((cell) => ({ ...cell, column: cell.column - shift }))
    .filter(({ column }) => column >= 0)
}

function withWinner(cells: Cell[], winner: Winner): Cell[] {
  const last = cells.at(-1)
  if (winner === 'tie') return last ? [...cells.slice(0, -1), { ...last, isTied: true }] : cells
  const at = last?.winner === winner ? below(last, cells) : { column: newColumn(cells), row: 0 }
  return [...cells, { ...at, winner, isTied: false }]
}

function below({ column, row }: Cell, cells: readonly Cell[]) {
  const isTaken = cells.some((cell) => cell.column === column && cell.row === row + 1)
  return isTaken || row + 1 === ROAD_ROWS ? { column: column + 1, row } : { column, row: row + 1 }
}

/** Runs begin at the top: the first column after theirs. */
const newColumn = (cells: readonly Cell[]): number =>
  Math.max(-1, ...cells.filter(({ row }) => row === 0).map(({ column }) => column)) + 1
