/** An exact rational that is not below 0, not reduced. */
export type Fraction = { numerator: bigint; denominator: bigint }

export const productOf = (factors: readonly Fraction[]): Fraction => ({
  numerator: factors.reduce((product, { numerator }) => product * numerator, 1n),
  denominator: factors.reduce((product, { denominator }) => product * denominator, 1n),
})

/** The least whole number that is not below it. */
export const ceilingOf = ({ numerator, denominator }: Fraction): bigint =>
  (numerator + denominator - 1n) / denominator

/** The nearest whole number, the upper one at a tie. */
export const nearestOf = ({ numerator, denominator }: Fraction): bigint =>
  (2n * numerator + denominator) / (2n * denominator)
