import { chanceAbove, meanOf } from '../distributions/distribution.ts'
import { endOfSeries } from '../series/best-of.ts'
import { solveTwo, type Two } from '../solving/solve-two.ts'
import type { Serve } from './game.ts'
import { FIRST_SERVE, seriesOf, type TennisExpectation } from './tennis.ts'

const STEPS = 10
const STEP_MAX = 0.1
/** Of both sides together, and of one. */
const USUAL_SUM = 1.28
const POINT_MIN = 0.35
const POINT_MAX = 0.9

/** The points on serve under which the home side wins that often, and so many games are played. */
export function serveOf(
  homeWin: number,
  games: number,
  format: Omit<TennisExpectation, 'serve'>,
): Serve {
  const gapsAt = ([sum, lead]: Two): Two => {
    const serve = { home: (sum + lead) / 2, away: (sum - lead) / 2 }
    const { parts, points } = endOfSeries(seriesOf({ ...format, serve }, FIRST_SERVE))
    return [chanceAbove(parts.margin, 0) - homeWin, meanOf(points.total) - games]
  }
  const [sum, lead] = solveTwo(gapsAt, [USUAL_SUM, 0], { steps: STEPS, stepMax: STEP_MAX, hold })
  return { home: (sum + lead) / 2, away: (sum - lead) / 2 }
}

function hold([sum, lead]: Two): Two {
  const held = Math.max(2 * POINT_MIN, Math.min(2 * POINT_MAX, sum))
  const widest = Math.min(held - 2 * POINT_MIN, 2 * POINT_MAX - held)
  return [held, Math.max(-widest, Math.min(widest, lead))]
}
