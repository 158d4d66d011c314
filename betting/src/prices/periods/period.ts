import { convolve, type Distribution, impossible, negate } from '../distributions/distribution.ts'

/** A score and its chance. */
export type Score = { home: number; away: number; p: number }

/** The numbers that one market or another reads from a score. */
export const TALLIES = {
  margin: (home: number, away: number) => home - away,
  total: (home: number, away: number) => home + away,
  home: (home: number, _away: number) => home,
  away: (_home: number, away: number) => away,
}
export type Tally = keyof typeof TALLIES

/** What a period, or a count within it, may end as. */
export type Period = Record<Tally, Distribution> & {
  /** Where both sides’ numbers are known together. */
  scores?: readonly Score[]
  /** Selections of the market of exact scores: what is none of them is `other`. */
  scoreNames?: readonly string[]
}

export const eachTally = (
  distribution: (tally: Tally) => Distribution,
): Record<Tally, Distribution> => ({
  margin: distribution('margin'),
  total: distribution('total'),
  home: distribution('home'),
  away: distribution('away'),
})

/** A period by the chances of its scores. */
export function periodOfScores(scores: readonly Score[], scoreNames?: readonly string[]): Period {
  const period: Period = { ...eachTally((tally) => tallied(scores, TALLIES[tally])), scores }
  if (scoreNames) period.scoreNames = scoreNames
  return period
}

/** A period whose sides count independently. */
export const periodOfCounts = (home: Distribution, away: Distribution): Period => ({
  margin: convolve(home, negate(away)),
  total: convolve(home, away),
  home,
  away,
})

/** Of one number of the scores. Their chances need not add up to 1. */
export function tallied(
  scores: readonly Score[],
  tally: (home: number, away: number) => number,
): Distribution {
  if (scores.length === 0) return impossible()
  let from = Infinity
  let to = -Infinity
  for (const { home, away } of scores) {
    const value = tally(home, away)
    if (value < from) from = value
    if (value > to) to = value
  }
  const p = new Float64Array(to - from + 1)
  for (const score of scores) {
    const at = tally(score.home, score.away) - from
    p[at] = (p[at] ?? 0) + score.p
  }
  return { from, p }
}
