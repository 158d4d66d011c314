import { bigRoadOf, type Outcome } from '../../baccarat/screen/roads.ts'

export type Derived = 'red' | 'blue'

/**
 * The derived roads compare columns of the big road: `away` is 1 for big eye, 2 for the small road and 3
 * for the cockroach road. Red where the columns are alike, blue where they are not.
 */
export function derivedOf(outcomes: readonly Outcome[], away: 1 | 2 | 3): Derived[] {
  const columns = runsOf(outcomes)
  return columns
    .flatMap((length, column) =>
      Array.from({ length }, (_, row) => markAt(columns, { column, row, away })),
    )
    .filter((mark) => mark !== undefined)
}

type At = { column: number; row: number; away: number }

function markAt(columns: readonly number[], { column, row, away }: At): Derived | undefined {
  const isFirst = row === 0
  if (column < away + (isFirst ? 1 : 0)) return undefined
  if (isFirst) return columns[column - 1] === columns[column - 1 - away] ? 'red' : 'blue'
  // Alike: the column before has a cell beside this one, or had none beside the last one already.
  const beside = columns[column - away] ?? 0
  return beside > row || beside < row ? 'red' : 'blue'
}

/** How long each run was, ties left out. */
function runsOf(outcomes: readonly Outcome[]): number[] {
  const runs: { side: Outcome; length: number }[] = []
  for (const { side } of bigRoadOf(outcomes)) {
    const last = runs.at(-1)
    if (last?.side === side) last.length++
    else runs.push({ side, length: 1 })
  }
  return runs.map(({ length }) => length)
}

/** Marks as the cells of a road: runs of a colour go down. */
export const cellsOf = (marks: readonly Derived[]) =>
  bigRoadOf(marks.map((mark) => (mark === 'red' ? 'banker' : 'player')))
