export const ODDS_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hong-kong',
  'malay',
  'indonesian',
] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

/** Odds above 1000 thousandths as a player reads them. No sum is made of this text. */
export const formatOdds = (oddsMilli: number, format: OddsFormat): string =>
  FORMATS[format](oddsMilli)

const MINUS = '\u2212'

const FORMATS: Record<OddsFormat, (oddsMilli: number) => string> = {
  decimal: (oddsMilli) => thousandths(oddsMilli).replace(/0$/, ''),
  fractional: (oddsMilli) => nearestFraction(oddsMilli - 1_000),
  american: (oddsMilli) =>
    oddsMilli >= 2_000
      ? `+${divide(oddsMilli - 1_000, 10)}`
      : `${MINUS}${divide(100_000, oddsMilli - 1_000)}`,
  'hong-kong': (oddsMilli) => thousandths(oddsMilli - 1_000),
  malay: (oddsMilli) =>
    oddsMilli <= 2_000 ? thousandths(oddsMilli - 1_000) : inverse(oddsMilli - 1_000),
  indonesian: (oddsMilli) =>
    oddsMilli >= 2_000 ? thousandths(oddsMilli - 1_000) : inverse(oddsMilli - 1_000),
}

const thousandths = (milli: number): string =>
  `${Math.trunc(milli / 1_000)}.${String(milli % 1_000).padStart(3, '0')}`

/** −1/x. */
const inverse = (milli: number): string => `${MINUS}${thousandths(divide(1_000_000, milli))}`

/** Half up. */
const divide = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

/** The fractions that bookmakers quote, ascending. */
const FRACTIONS = [
  '1/100 1/80 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6',
  '2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 9/20 40/85 1/2 8/15 4/7 3/5 8/13 4/6 7/10 8/11 3/4',
  '4/5 5/6 17/20 10/11 20/21 1/1 21/20 11/10 23/20 6/5 5/4 13/10 11/8 7/5 6/4 8/5 13/8 17/10 7/4',
  '9/5 15/8 19/10 2/1 21/10 85/40 11/5 9/4 23/10 12/5 5/2 13/5 11/4 14/5 3/1 16/5 10/3 17/5 7/2',
  '18/5 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1',
  '25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1',
]
  .join(' ')
  .split(' ')
  .map((text) => {
    const [numerator = 0, denominator = 1] = text.split('/').map(Number)
    return { text, milli: (1_000 * numerator) / denominator }
  })

/** Of two that are equally near, the shorter price. */
function nearestFraction(milli: number): string {
  const distanceTo = (of: { milli: number }) => Math.abs(of.milli - milli)
  return FRACTIONS.reduce((best, other) => (distanceTo(other) < distanceTo(best) ? other : best))
    .text
}
