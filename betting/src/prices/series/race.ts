import { NONE, type Pair } from '../pair.ts'
import type { Score } from '../periods/period.ts'

/** A contest of points (rallies, rounds, games) that ends at certain scores. */
export type Race = {
  isOver: (home: number, away: number) => boolean
  /** The chance that the home side takes the point that is played at a score. */
  point: (home: number, away: number) => number
}

const NEGLIGIBLE = 1e-13

/** First to so many points, by two. */
export const byTwo =
  (to: number): Race['isOver'] =>
  (home, away) =>
    Math.max(home, away) >= to && Math.abs(home - away) >= 2

/** The final scores and their chances, point after point, until what is undecided is negligible. */
export function raceScores({ isOver, point }: Race, from: Pair = NONE): Score[] {
  const ends: Score[] = []
  let open: Score[] = [{ ...from, p: 1 }]
  while (open.length > 0) {
    const next = new Map<number, Score>()
    for (const { home, away, p } of open) {
      if (isOver(home, away)) {
        ends.push({ home, away, p })
        continue
      }
      const homeTakesIt = p * point(home, away)
      reach(next, home + 1, away, homeTakesIt)
      reach(next, home, away + 1, p - homeTakesIt)
    }
    open = [...next.values()].filter(({ p }) => p > NEGLIGIBLE)
  }
  const decided = ends.reduce((sum, { p }) => sum + p, 0)
  return ends.map(({ home, away, p }) => ({ home, away, p: p / decided }))
}

/** All scores of a round have the same sum: the home points tell them apart. */
function reach(scores: Map<number, Score>, home: number, away: number, p: number): void {
  const score = scores.get(home)
  if (score) score.p += p
  else scores.set(home, { home, away, p })
}

/** The chance that the home side wins. */
export const homeWins = (scores: readonly Score[]): number =>
  scores.reduce((sum, { home, away, p }) => (home > away ? sum + p : sum), 0)
