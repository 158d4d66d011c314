import { fraction } from '../fraction.ts'
import { type Figures, figuresOf, winOrNothing } from '../law.ts'
import { type Hundredths, OUTCOMES, RETURNED_PERCENT } from './crash-point.ts'
import { type Bet, CASH_OUTS, type Course } from './rules.ts'

/**
 * Of 2⁵² outcomes r those reach m hundredths for which ⌊99 · 2⁵² / (2⁵² − r)⌋ ≥ m, which is
 * 2⁵² − r ≤ ⌊99 · 2⁵² / m⌋.
 */
const outcomesThatReach = (multiplier: Hundredths): bigint =>
  multiplier <= 100 ? OUTCOMES : (RETURNED_PERCENT * OUTCOMES) / BigInt(multiplier)

/** A bet that is cashed out at a multiplier, whoever does it: P(snap ≥ m) = 0.99 / m (FAIR-25). */
export const figuresAt = (multiplier: Hundredths): Figures =>
  figuresOf(
    (multiplier / 100).toFixed(2),
    winOrNothing(fraction(outcomesThatReach(multiplier), OUTCOMES), multiplier),
  )

/** That the string snaps at 1.00, where nobody is cashed out. */
export const snapsAtOnce = () => fraction(OUTCOMES - outcomesThatReach(CASH_OUTS.least), OUTCOMES)

/** Cash-outs that a page shows: the whole range has a hundred thousand. */
export const SHOWN_CASH_OUTS: readonly Hundredths[] = [
  CASH_OUTS.least,
  ...[110, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000],
  CASH_OUTS.most,
]

export const modes = (): Figures[] => SHOWN_CASH_OUTS.map(figuresAt)

/**
 * A player may cash out at any hundredth. Each step is a bet of what was won so far: from m to w it
 * holds with p = m / w, so that p · w − m = 0 is expected and p (1 − p) w² = m (w − m) is its
 * variance; the first, to 1.01, has p = 0.99 / 1.01. Per unit of the stake, of a bet that came as far
 * as `reached` before it ended.
 */
export function varianceTo(reached: Hundredths): number {
  const first = 0.99 / 1.01
  const steps = Math.max(0, reached - CASH_OUTS.least)
  const sumOfSteps = (steps * (CASH_OUTS.least + (reached - 1))) / 2 / 100
  return first * (1 - first) * 1.01 ** 2 + sumOfSteps / 100
}

/** What a bet was bound to return. One that was lost was at risk up to the step that failed. */
export function expectedOf({ stakeKurus, auto }: Bet, { cashedOut, snap }: Course) {
  const lost = Math.min((snap ?? CASH_OUTS.least) + 1, auto ?? CASH_OUTS.most)
  return {
    meanKurus: 0.99 * stakeKurus,
    variance: stakeKurus ** 2 * varianceTo(cashedOut ?? Math.max(lost, CASH_OUTS.least)),
  }
}
