/** One grid of a past round, as it was paid. */
export type PastGrid = {
  /** columns[reel][row], by the names that the rules use. */
  columns: readonly (readonly string[])[]
  /** Cells of its wins, named by `cellOf`. */
  lit?: ReadonlySet<string>
  /** Small figures on cells: what a coin or a box is worth, in hundredths of the stake. */
  worth?: ReadonlyMap<string, number>
  /** Of all its wins, 1 where it is not told. */
  factor?: number
  /** What it won, in hundredths of the stake. */
  hundredths: number
  /** The free spin that it is of, and the fall within its spin, from 1; the paid one and the first have none. */
  free?: number
  fall?: number
}

export const cellOf = (reel: number, row: number): string => `${reel}.${row}`

type CellsWon = { readonly cells: readonly (readonly [number, number])[] }

/** The cells of these wins of lines. */
export const litBy = (wins: readonly CellsWon[]): ReadonlySet<string> =>
  new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => cellOf(reel, row))))

/** The cells that show one of these symbols. */
export const litOf = (
  columns: PastGrid['columns'],
  symbols: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    columns.flatMap((column, reel) =>
      column.flatMap((symbol, row) => (symbols.has(symbol) ? [cellOf(reel, row)] : [])),
    ),
  )

/** A grid that is told cell by cell: column by column, each from the top. */
export const columnsOf = (cells: readonly string[], rows: number): string[][] =>
  Array.from({ length: Math.ceil(cells.length / rows) }, (_, reel) =>
    cells.slice(reel * rows, (reel + 1) * rows),
  )

/** The name of a cell of such a grid. */
export const cellAt = (cell: number, rows: number): string =>
  cellOf(Math.floor(cell / rows), cell % rows)
