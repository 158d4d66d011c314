/**
 * The power method (Clarke, Kovalchik, Ingram 2017): the margin sits in one exponent k, so that
 * long shots carry more of it. It fitted closing prices better than proportion and than Shin’s.
 */

const PRECISION = 1e-13
const STEPS_MAX = 100

/** The chances that prices in thousandths stand for, and the exponent. `winners` of them win. */
export function takeMarginOut(
  oddsMilli: readonly number[],
  winners = 1,
): { k: number; p: number[] } {
  const asked = oddsMilli.map((odds) => 1000 / odds)
  const k = exponent(asked, winners)
  return { k, p: asked.map((q) => q ** k) }
}

/**
 * Prices in thousandths, not rounded, whose reciprocals add up to `book` for each of the `winners`
 * that the chances add up to. No chance: infinite.
 */
export function putMarginIn(p: readonly number[], book: number, winners = 1): number[] {
  const k = exponent(p, book * winners)
  return p.map((chance) => 1000 / chance ** k)
}

/** The price in thousandths of a chance whose counterparts are not for sale. */
export const oneSidedOdds = (p: number, book: number): number => 1000 / (p * book)

/**
 * The k with Σ qᵢ^k = sum. The sum falls and is convex in k, so Newton from 0 climbs to the root and
 * never passes it. Where too few have a chance to reach the sum there is no margin: 1.
 */
function exponent(q: readonly number[], sum: number): number {
  const logs = q.filter((one) => one > 0).map(Math.log)
  if (logs.length <= sum || logs.every((log) => log === 0)) return 1
  let k = 0
  for (let step = 0; step < STEPS_MAX; step++) {
    let excess = -sum
    let slope = 0
    for (const log of logs) {
      const term = Math.exp(k * log)
      excess += term
      slope += term * log
    }
    const move = -excess / slope
    k += move
    if (Math.abs(move) < PRECISION) break
  }
  return k
}
