import { type Figures, figuresOf, lawOfCounts } from '../law.ts'
import { PAYS, THROWS } from './rules.ts'

/** Each bet over all 216 throws. */
export const modes = (): Figures[] =>
  [...PAYS].map(([place, pay]) =>
    figuresOf(
      place,
      lawOfCounts(
        THROWS.map((dice) => [pay(dice), 1] as const),
        THROWS.length,
      ),
    ),
  )
