import { fraction } from '../fraction.ts'
import { type Figures, figuresOf, winOrNothing } from '../law.ts'
import { range } from '../shuffle.ts'
import { hundredthsOf, OUTCOMES, THRESHOLDS, winningOf } from './rules.ts'

/** Every threshold of both sides: n of 10 001 numbers win. */
export const modes = (): Figures[] =>
  (['over', 'under'] as const).flatMap((side) =>
    range(THRESHOLDS.least, THRESHOLDS.most).map((threshold) => {
      const winning = winningOf(side, threshold)
      const law = winOrNothing(fraction(winning, OUTCOMES), hundredthsOf(winning))
      return figuresOf(`${side}:${(threshold / 100).toFixed(2)}`, law)
    }),
  )
