import { poissonTerms } from '../distributions/poisson.ts'
import { NONE, type Pair } from '../pair.ts'
import type { Score } from './period.ts'

/** A rarer score is left out. */
export const RAREST = 1e-11

/** Scores of sides that score independently, 0…`goalsMax` more each, on what is scored. */
export function poissonScores(rates: Pair, goalsMax: number, scored: Pair = NONE): Score[] {
  const ofHome = poissonTerms(rates.home, goalsMax)
  const ofAway = poissonTerms(rates.away, goalsMax)
  const scores: Score[] = []
  for (let home = 0; home <= goalsMax; home++) {
    for (let away = 0; away <= goalsMax; away++) {
      const p = (ofHome[home] ?? 0) * (ofAway[away] ?? 0)
      if (p >= RAREST) scores.push({ home: scored.home + home, away: scored.away + away, p })
    }
  }
  const all = scores.reduce((sum, { p }) => sum + p, 0)
  for (const score of scores) score.p /= all
  return scores
}
