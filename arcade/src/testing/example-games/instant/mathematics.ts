import { fraction } from '../../../games/fraction.ts'
import { type Figures, figuresOf, winOrNothing } from '../../../games/law.ts'
import { PAY, SIDES } from './rules.ts'

/** A call is right with one chance in two: 1.94 / 2 = 97 %. */
export const modes = (): Figures[] =>
  SIDES.map((side) => figuresOf(side, winOrNothing(fraction(1, SIDES.length), PAY)))
