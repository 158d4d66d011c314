import { type Fraction, fraction } from '../fraction.ts'
import { choose } from '../law.ts'
import { PRIZES, RETURNED_PERMILLE } from './levels.ts'
import type { Balls } from './tickets.ts'

/** Of all that is sold, whatever is played: the prizes are shares of it. */
export const rtp: Fraction = fraction(RETURNED_PERMILLE, 1_000)

const NUMBERS: Readonly<Record<Balls, number>> = { 90: 15, 75: 24 }

/** That all numbers of one ticket are among the first calls. */
export const fullWithin = (balls: Balls, calls: number): Fraction =>
  fraction(choose(balls - NUMBERS[balls], calls - NUMBERS[balls]), choose(balls, calls))

/** That one ticket brings the growing prize. */
export const growingChance = (balls: Balls): Fraction =>
  fullWithin(balls, PRIZES[balls].growingCalls)
