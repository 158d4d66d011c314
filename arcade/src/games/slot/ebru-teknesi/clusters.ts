/** Rows and columns of the tray. */
export const SIDE = 7

/** The gold drop: a joker of every colour. */
export const GOLD = -1

const LEAST = 5

/** A drop by its place in the sheet; null where none is. */
export type Cell = number | null

/** The cells beside each, above, below, left and right. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: SIDE * SIDE }, (_, cell) => {
  const [column, row] = [Math.floor(cell / SIDE), cell % SIDE]
  return [
    ...(column > 0 ? [cell - SIDE] : []),
    ...(column < SIDE - 1 ? [cell + SIDE] : []),
    ...(row > 0 ? [cell - 1] : []),
    ...(row < SIDE - 1 ? [cell + 1] : []),
  ]
})

export type Cluster = { drop: number; cells: number[] }

/**
 * Five and more drops of a colour that touch by a side, gold drops with them. A gold drop may be part
 * of several. In the order of their first cell that is not gold.
 */
export function clustersOf(cells: readonly number[]): Cluster[] {
  const found: Cluster[] = []
  const seen = new Set<number>()
  for (const [cell, drop] of cells.entries()) {
    if (drop === GOLD || seen.has(cell)) continue
    const own = touching(cells, cell, drop)
    for (const one of own) if (cells[one] === drop) seen.add(one)
    if (own.length >= LEAST) found.push({ drop, cells: own.sort((a, b) => a - b) })
  }
  return found
}

function touching(cells: readonly number[], start: number, drop: number): number[] {
  const own = [start]
  for (const cell of own)
    for (const beside of BESIDE[cell] ?? []) {
      const is = cells[beside]
      if ((is === drop || is === GOLD) && !own.includes(beside)) own.push(beside)
    }
  return own
}
