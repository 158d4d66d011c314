import { poissonTerms } from '../../distributions/poisson.ts'
import type { Pair } from '../../pair.ts'
import { solveTwo, type Two } from '../../solving/solve-two.ts'
import { afterReds, sharesLeft } from '../remaining.ts'
import type { FootballState } from '../state.ts'
import type { Stated } from './from-prices.ts'

const GOALS_MAX = 10
const STEPS = 12
const STEP_MAX = 0.5
const RATE_MIN = 0.005
const RATE_MAX = 8
/** Rates whose chances miss the stated ones by more say nothing of the match. */
const GAP_MAX = 0.01

/**
 * The rates of a whole match, λ and μ, with which the rest of it gives the chances that are stated now, from the
 * score as it stands. Undefined where no rates give them: the message is of another score.
 */
export function liveRatesOf({ p1, p2 }: Stated, state: FootballState): Pair | undefined {
  const lead = state.score.home - state.score.away
  const gapsAt = ([home, away]: Two): Two => {
    const chances = resultOf(home, away, lead)
    return [chances.p1 - p1, chances.p2 - p2]
  }
  const share = sharesLeft(state.clock)
  const left = share.h1 + share.h2
  const solved = solveTwo(gapsAt, [left * 1.5, left * 1.5], {
    steps: STEPS,
    stepMax: STEP_MAX,
    hold: ([home, away]) => [held(home), held(away)],
  })
  if (gapsAt(solved).some((gap) => !(Math.abs(gap) <= GAP_MAX))) return undefined
  const reds = afterReds({ home: 1, away: 1 }, state.reds)
  return { home: solved[0] / (left * reds.home), away: solved[1] / (left * reds.away) }
}

const held = (rate: number) => Math.max(RATE_MIN, Math.min(RATE_MAX, rate))

/** Who is ahead at the end, from so many goals ahead of the home side now. */
function resultOf(home: number, away: number, lead: number): { p1: number; p2: number } {
  const [ofHome, ofAway] = [poissonTerms(home, GOALS_MAX), poissonTerms(away, GOALS_MAX)]
  let [p1, p2] = [0, 0]
  for (const [x, px] of ofHome.entries()) {
    for (const [y, py] of ofAway.entries()) {
      const ahead = lead + x - y
      if (ahead > 0) p1 += px * py
      else if (ahead < 0) p2 += px * py
    }
  }
  return { p1, p2 }
}
