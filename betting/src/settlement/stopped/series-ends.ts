import { leaderOf, type Pair } from '../results.ts'

/** Whether a best-of is over by the scores of its parts. */
export function isSeriesOver(parts: readonly Pair[], bestOf: number): boolean {
  const of = (side: string) => parts.filter((part) => leaderOf(part) === side).length
  return Math.max(of('1'), of('2')) > bestOf / 2 || parts.length >= bestOf
}

/**
 * Every way to the end of a best-of: parts that are over, the ways of the one in play, and of each part that
 * may follow, by its number from 1.
 */
export function seriesEnds<Part>(series: {
  bestOf: number
  done: readonly Part[]
  /** Of the part in play; none where none is. */
  open: readonly Part[] | null
  next: (number: number) => readonly Part[]
  scoreOf: (part: Part) => Pair
}): Part[][] {
  const { bestOf, done, open, next, scoreOf } = series
  const ends: Part[][] = []
  let going: Part[][] = open && open.length > 0 ? open.map((part) => [...done, part]) : [[...done]]
  while (going.length > 0) {
    const isOver = (parts: readonly Part[]) => isSeriesOver(parts.map(scoreOf), bestOf)
    ends.push(...going.filter(isOver))
    going = going
      .filter((parts) => !isOver(parts))
      .flatMap((parts) => next(parts.length + 1).map((part) => [...parts, part]))
  }
  return ends
}
