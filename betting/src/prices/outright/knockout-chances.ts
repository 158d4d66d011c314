/** That the first of two sides comes through a match of a knock-out, by its number from 0. */
export type ComesThrough = (match: number, first: number, second: number) => number

/**
 * The chances to win a knock-out, exactly: sides meet in the order of the draw, and the winners of two matches
 * meet in the next round. Matches are numbered from the first round to the final. There are 2, 4, 8… sides.
 * Yields after each match, so that who computes it may do other things meanwhile.
 */
export function* knockoutChances(
  sides: readonly number[],
  comesThrough: ComesThrough,
): Generator<void, Map<number, number>> {
  let standing = sides.map((side) => new Map([[side, 1]]))
  let match = 0
  while (standing.length > 1) {
    const winners: Map<number, number>[] = []
    for (let at = 0; at < standing.length; at += 2) {
      const [upper = new Map(), lower = new Map()] = standing.slice(at, at + 2)
      winners.push(winnerOf(upper, lower, (first, second) => comesThrough(match, first, second)))
      match += 1
      yield
    }
    standing = winners
  }
  return standing[0] ?? new Map()
}

type Reached = ReadonlyMap<number, number>

function winnerOf(
  upper: Reached,
  lower: Reached,
  comesThrough: (first: number, second: number) => number,
): Map<number, number> {
  const won = new Map<number, number>()
  const add = (side: number, p: number) => won.set(side, (won.get(side) ?? 0) + p)
  for (const [first, p] of upper) {
    for (const [second, q] of lower) {
      const meet = p * q
      if (meet === 0) continue
      const through = comesThrough(first, second)
      add(first, meet * through)
      add(second, meet * (1 - through))
    }
  }
  return won
}
