import type { MarketChances } from '../chances.ts'
import type { OwnMarket } from '../model.ts'
import { type Period, periodOfScores, type Score } from '../periods/period.ts'
import { periodChances } from '../periods/period-chances.ts'
import { endOfSeries, type Series, type SeriesEnd } from './best-of.ts'

/** The winner of a match is that of most sets or maps. */
export const seriesWinner = (parts: Period): [string, OwnMarket] => [
  'match.winner',
  (): MarketChances | undefined => periodChances(parts, 'winner', null),
]

/** Each part of a match as a period: `set1`, `set2`… What may not be played is priced as if it were. */
export function partPeriods(
  { bestOf, played, part }: Series,
  name: string,
  scoreNames?: readonly string[],
): [string, Period][] {
  return Array.from({ length: bestOf }, (_, n) => {
    const score = played[n]
    const scores: readonly Score[] = score ? [{ ...score, p: 1 }] : part(n + 1)
    return [`${name}${n + 1}`, periodOfScores(scores, scoreNames)]
  })
}

/** A match of sets: points of the match and of each set, and the sets themselves. */
export function setPeriods(
  series: Series,
  scoreNames?: readonly string[],
): { end: SeriesEnd; periods: [string, Period][] } {
  const end = endOfSeries(series)
  return {
    end,
    periods: [
      ['match', end.points],
      ['match.sets', end.parts],
      ...partPeriods(series, 'set', scoreNames),
    ],
  }
}
