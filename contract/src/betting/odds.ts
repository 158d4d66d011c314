/** The ladder, in thousandths: every step of `step` from the end of the band before up to `to`. */
const BANDS: readonly { to: number; step: number }[] = [
  { to: 2_000, step: 10 },
  { to: 3_000, step: 20 },
  { to: 6_000, step: 50 },
  { to: 10_000, step: 100 },
  { to: 20_000, step: 500 },
  { to: 50_000, step: 1_000 },
  { to: 500_000, step: 5_000 },
]
const LOWEST_MILLI = 1_010
const HIGHEST_MILLI = 500_000
/** A price below this is not offered. */
const OFFERED_FROM_MILLI = 1_005

/** The nearest step of the ladder, the lower one at a tie; null where it is not offered. Thousandths. */
export function ladderOdds(oddsMilli: number): number | null {
  if (!(oddsMilli >= OFFERED_FROM_MILLI)) return null
  const band = BANDS.find(({ to }) => oddsMilli <= to)
  if (!band) return HIGHEST_MILLI
  const lower = Math.floor(oddsMilli / band.step) * band.step
  const upper = lower + band.step
  return Math.max(LOWEST_MILLI, upper - oddsMilli < oddsMilli - lower ? upper : lower)
}

/**
 * The margin of a market as it is shown: Σ 1/odds − 1. `winners` is how many of its selections win
 * (two in a double chance).
 */
export const marginOf = (shownMilli: readonly number[], winners = 1): number =>
  shownMilli.reduce((book, oddsMilli) => book + 1_000 / oddsMilli, 0) / winners - 1
