import { add, type Fraction, fraction, multiply, subtract } from './fraction.ts'

/** What a bet can return: each return in hundredths of the stake, with its chance. */
export type Law = readonly { chance: Fraction; hundredths: number }[]

/** The figures of a bet or of a mode of a game, per unit of the first stake. */
export type Figures = {
  mode: string
  /** 1 − the expected loss by the first stake. */
  rtp: Fraction
  /** The chance that anything is returned. */
  hitRate: Fraction
  /** Of the return by the stake. */
  variance: Fraction
  /** The greatest return, in hundredths of the stake, and its chance. */
  mostHundredths: number
  mostChance: Fraction
}

const ZERO = fraction(0)

export function figuresOf(mode: string, law: Law): Figures {
  const sum = (of: (hundredths: bigint) => bigint) =>
    law.reduce(
      (total, { chance, hundredths }) =>
        add(total, multiply(chance, fraction(of(BigInt(hundredths))))),
      ZERO,
    )
  const whole = sum(() => 1n)
  if (whole.numerator !== whole.denominator) throw new Error(`the chances of ${mode} are not one`)
  const rtp = multiply(
    sum((value) => value),
    fraction(1, 100),
  )
  const square = multiply(
    sum((value) => value * value),
    fraction(1, 10_000),
  )
  const mostHundredths = Math.max(...law.map(({ hundredths }) => hundredths))
  const chanceOf = (is: (hundredths: number) => boolean) =>
    law
      .filter(({ hundredths }) => is(hundredths))
      .reduce((total, { chance }) => add(total, chance), ZERO)
  return {
    mode,
    rtp,
    hitRate: chanceOf((hundredths) => hundredths > 0),
    variance: subtract(square, multiply(rtp, rtp)),
    mostHundredths,
    mostChance: chanceOf((hundredths) => hundredths === mostHundredths),
  }
}

/** One way to win and otherwise nothing. */
export const winOrNothing = (chance: Fraction, hundredths: number): Law => [
  { chance, hundredths },
  { chance: subtract(fraction(1), chance), hundredths: 0 },
]

/** Each return as often as it is counted, of `outOf` in all; what is left returns nothing. */
export function lawOfCounts(
  counts: readonly (readonly [hundredths: number, count: bigint | number])[],
  outOf: bigint | number,
): Law {
  const counted = counts.reduce((sum, [, count]) => sum + BigInt(count), 0n)
  const rest = BigInt(outOf) - counted
  const law = counts.map(([hundredths, count]) => ({
    hundredths,
    chance: fraction(count, BigInt(outOf)),
  }))
  return rest === 0n ? law : [...law, { hundredths: 0, chance: fraction(rest, BigInt(outOf)) }]
}

/** Ways to choose `some` of `all`. */
export function choose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n
  let ways = 1n
  for (let at = 1; at <= some; at++) ways = (ways * BigInt(all - some + at)) / BigInt(at)
  return ways
}
