import { type Fraction, fraction, multiply, numberOf, subtract } from '../../fraction.ts'
import { type ByScatters, type SpinMoments, spinMoments } from './moments.ts'
import { forCount, type WaysSheet } from './sheet.ts'

export type WaysFigures = {
  exactRtp: Fraction
  hitRate: number
  deviation: number
  /** Of the return, the part that free spins bring. */
  freeRtp: number
  /** Paid rounds for each that wins free spins. */
  onceIn: number
  /** Free spins of a round that wins some, those won in free spins too. */
  meanFreeSpins: number
}

/**
 * A free spin is worth its own win and the free spins that it wins, each worth as much again. The
 * highest return is left out: `chanceOfCut` shows how little it takes.
 */
export function figuresOfWays(sheet: WaysSheet): WaysFigures {
  const moments = spinMoments(sheet)
  const won = spinsWon(sheet)
  const { factor } = sheet.freeSpins ?? { factor: 1 }
  const mean = fraction(whole(sumOf(moments.sum)), whole(100 * moments.outOf))
  const spins = fraction(whole(weigh(moments.count, won)), whole(moments.outOf))
  const more = divide(multiply(spins, fraction(factor)), subtract(fraction(1), spins))
  const free = multiply(mean, more)
  const triggers = weigh(
    moments.count,
    won.map((award) => Number(award > 0)),
  )
  return {
    exactRtp: fraction(
      mean.numerator * free.denominator + free.numerator * mean.denominator,
      mean.denominator * free.denominator,
    ),
    hitRate: hitRateOf(moments, won),
    deviation: Math.sqrt(varianceOf(moments, { won, factor })),
    freeRtp: numberOf(free),
    onceIn: moments.outOf / triggers,
    meanFreeSpins: ((numberOf(spins) / (1 - numberOf(spins))) * moments.outOf) / triggers,
  }
}

/** The free spins for each number of scatters. */
export const spinsWon = ({ freeSpins, reels }: WaysSheet): number[] =>
  [...reels, []].map((_, scatters) => (freeSpins ? forCount(freeSpins.byScatters, scatters) : 0))

const sumOf = (values: ByScatters) => values.reduce((sum, value) => sum + value, 0)

const weigh = (values: ByScatters, weights: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)

/** A sum that outgrew a double would be wrong without a word. */
function whole(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} outgrew a double`)
  return BigInt(value)
}

const divide = (a: Fraction, b: Fraction) =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator)

/** `none` is the chance that a free spin and all that it wins return nothing. */
function hitRateOf({ withoutWin, outOf }: SpinMoments, won: readonly number[]): number {
  const missed = (none: number) =>
    weigh(
      withoutWin,
      won.map((spins) => none ** spins),
    ) / outOf
  let none = 0
  for (let next = missed(none); next - none > 1e-16; next = missed(none)) none = next
  return 1 - missed(none)
}

type FreeSpins = { won: readonly number[]; factor: number }

/**
 * With X a spin's win, A the free spins it wins and T what a free spin is worth with all its own:
 * E T = f·E X ÷ (1 − E A), Var T = Var(f·X + A·E T) ÷ (1 − E A), Var round = Var(X + A·E T) + E A · Var T.
 */
function varianceOf(moments: SpinMoments, { won, factor }: FreeSpins): number {
  const { outOf, count, sum, squares } = moments
  const mean = sumOf(sum) / 100 / outOf
  const square = sumOf(squares) / 10_000 / outOf
  const spins = weigh(count, won) / outOf
  const spinsSquare =
    weigh(
      count,
      won.map((award) => award * award),
    ) / outOf
  const cross = weigh(sum, won) / 100 / outOf
  const worth = (factor * mean) / (1 - spins)
  const varianceWith = (times: number) =>
    times * times * square +
    2 * times * worth * cross +
    worth * worth * spinsSquare -
    (times * mean + worth * spins) ** 2
  return varianceWith(1) + (spins * varianceWith(factor)) / (1 - spins)
}
