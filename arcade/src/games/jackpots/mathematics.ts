import { add, type Fraction, fraction, multiply } from '../fraction.ts'
import { type CeilingLevel, LEVELS, type Level, LIRA } from './levels.ts'

/** Of each unit that is staked. */
const rateOf = ({ unitsPerLira }: Level): Fraction => fraction(unitsPerLira, LIRA)

/** The point is as likely anywhere between seed and ceiling: half-way in the mean. */
export const meanAward = ({ seed, ceiling }: CeilingLevel): Fraction => fraction(seed + ceiling, 2)

/** What is staked between two falls, in the mean: until the pot's part has grown half-way. */
export function meanStaked(level: CeilingLevel): Fraction {
  const perUnit = multiply(rateOf(level), level.toPot)
  const growth = fraction(level.ceiling - level.seed, 2)
  return multiply(growth, fraction(perUnit.denominator, perUnit.numerator))
}

/** The return of a level by what is staked. All of a timed level's contributions are won in the end. */
export function rtpOf(level: Level): Fraction {
  if (level.kind === 'timed') return rateOf(level)
  const { numerator, denominator } = meanStaked(level)
  return multiply(meanAward(level), fraction(denominator, numerator))
}

/** What the jackpots add to the return of an eligible game. */
export const rtp = (): Fraction =>
  LEVELS.map(rtpOf).reduce((sum, one) => add(sum, one), fraction(0))
