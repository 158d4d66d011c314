import { fraction } from '../fraction.ts'
import { type Figures, figuresOf, winOrNothing } from '../law.ts'
import { range } from '../shuffle.ts'
import { type Call, totalOf, winningRanks } from './rules.ts'

const CALLS: readonly Call[] = ['higher', 'lower', 'same']

/** The first guess from each rank. The edge is taken once, so later guesses cost only what is floored. */
export const modes = (): Figures[] =>
  range(0, 12).flatMap((rank) =>
    CALLS.map((call) => ({ call, ranks: winningRanks(rank * 4, call) }))
      .filter(({ ranks }) => ranks > 0)
      .map(({ call, ranks }) => {
        const law = winOrNothing(fraction(ranks, 13), totalOf([ranks]))
        return figuresOf(`${rank + 1}-${call}`, law)
      }),
  )
