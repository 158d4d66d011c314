/** An exact number. Always in lowest terms with a positive denominator. */
export type Fraction = { numerator: bigint; denominator: bigint }

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  if (bottom <= 0n) throw new Error('a fraction needs a positive denominator')
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

export function add(a: Fraction, b: Fraction): Fraction {
  const numerator = a.numerator * b.denominator + b.numerator * a.denominator
  return fraction(numerator, a.denominator * b.denominator)
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator })
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** The nearest floating-point number. */
export const numberOf = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator)

/** The nearest whole number of parts of 1/`parts`; halves go up. Only for positive fractions. */
export function inParts(value: Fraction, parts: bigint): number {
  const doubled = 2n * value.numerator * parts + value.denominator
  return Number(doubled / (2n * value.denominator))
}

/** The square root of a positive fraction in whole parts of 1/`parts`, rounded down. */
export function rootInParts(value: Fraction, parts: bigint): number {
  return Number(wholeRoot((value.numerator * parts * parts) / value.denominator))
}

function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value
  let guess = BigInt(Math.ceil(Math.sqrt(Number(value)))) + 1n
  for (;;) {
    const next = (guess + value / guess) / 2n
    if (next >= guess) return guess
    guess = next
  }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a, b]
  while (right > 0n) [left, right] = [right, left % right]
  return left
}
