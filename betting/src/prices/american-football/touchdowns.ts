import { winOrLoseOf } from '../chances.ts'
import type { ClockedExpectation, ClockedState } from '../clocked/clocked-sport.ts'
import { shift } from '../distributions/distribution.ts'
import { poissonTerms } from '../distributions/poisson.ts'
import type { OwnMarket } from '../model.ts'
import { type Pair, sumOf } from '../pair.ts'
import { type Period, periodOfCounts } from '../periods/period.ts'

/** Points that go with a touchdown, field goals between them included. Assumed. */
const POINTS_PER_TOUCHDOWN = 9
const TOUCHDOWNS_MAX = 15
/** Of a touchdown with its extra point, or a field goal. Assumed. */
const POINTS_PER_SCORE = 5.5
/** How a match’s first points are scored. Assumed. */
const FIRST_SCORES = { touchdown: 0.6, 'field-goal': 0.39, safety: 0.01 }

/** Touchdowns of both sides: those that are scored, and a Poisson number for the rest. */
export function touchdownPeriod(
  { margin, total }: ClockedExpectation,
  { touchdowns }: { touchdowns: Pair },
  left: number,
): Period {
  const side = (points: number, soFar: number) =>
    shift(
      { from: 0, p: poissonTerms((points / POINTS_PER_TOUCHDOWN) * left, TOUCHDOWNS_MAX) },
      soFar,
    )
  return periodOfCounts(
    side((total + margin) / 2, touchdowns.home),
    side((total - margin) / 2, touchdowns.away),
  )
}

/** Priced until somebody scores. No score at all is as likely as no scoring play, of any kind. */
export const firstScore = (
  { total }: ClockedExpectation,
  { quarters }: ClockedState,
  left: number,
): [string, OwnMarket] => [
  'match.firstscore',
  () => {
    if (quarters.some((score) => sumOf(score) > 0)) return undefined
    const none = Math.exp((-total / POINTS_PER_SCORE) * left)
    return winOrLoseOf(
      [...Object.keys(FIRST_SCORES), 'none'],
      [...Object.values(FIRST_SCORES).map((share) => share * (1 - none)), none],
    )
  },
]
