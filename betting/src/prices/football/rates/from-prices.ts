import { takeMarginOut } from '@zar/contract/betting/margin/power'
import { type Pair, sumOf } from '../../pair.ts'
import { solveTwo, type Two } from '../../solving/solve-two.ts'
import { fullTime, RHO } from '../dixon-coles.ts'
import { LEAGUE_GOALS } from '../expectation.ts'

/** Fair chances that a market states. The draw is left over: the model has its own. */
export type Stated = {
  p1: number
  p2: number
  /** Over 2.5; null where there is no price for it: the league’s mean is taken. */
  over: number | null
}

const STEPS = 8
const STEP_MAX = 1
const RATE_MIN = 0.05
const TOTAL_MAX = 12

/** λ and μ that give the stated chances: Newton on total and supremacy. */
export function ratesOf({ p1, p2, over }: Stated, rho = RHO): Pair {
  const leagueTotal = sumOf(LEAGUE_GOALS)
  const solved = solveTwo(
    ([total, supremacy]) => {
      const model = fullTime(split(total, supremacy), rho)
      return [
        over === null ? total - leagueTotal : model.over - over,
        model.p1 - model.p2 - (p1 - p2),
      ]
    },
    [leagueTotal, 0],
    { steps: STEPS, stepMax: STEP_MAX, hold: withPositiveRates },
  )
  return split(...solved)
}

const split = (total: number, supremacy: number): Pair => ({
  home: (total + supremacy) / 2,
  away: (total - supremacy) / 2,
})

function withPositiveRates([total, supremacy]: Two): Two {
  const held = Math.max(2 * RATE_MIN, Math.min(TOTAL_MAX, total))
  const widest = held - 2 * RATE_MIN
  return [held, Math.max(-widest, Math.min(widest, supremacy))]
}

/** λ and μ from prices in thousandths, after their margin is taken out. */
export function ratesFromOdds(
  result: readonly [home: number, draw: number, away: number],
  over25: readonly [over: number, under: number] | null,
): Pair {
  const [p1 = 0, , p2 = 0] = takeMarginOut(result).p
  const over = over25 === null ? null : (takeMarginOut(over25).p[0] ?? null)
  return ratesOf({ p1, p2, over })
}
