import { fraction } from '../fraction.ts'
import { choose, type Figures, figuresOf, winOrNothing } from '../law.ts'
import { range } from '../shuffle.ts'
import { ladderOf, MOST_BROKEN, TILES } from './rules.ts'

/** Cashing out after k of the whole tiles: all of the first k are whole with C(25 − m, k) / C(25, k). */
export const modes = (): Figures[] =>
  range(1, MOST_BROKEN).flatMap((broken) =>
    ladderOf(broken).map((hundredths, at) => {
      const open = at + 1
      const chance = fraction(choose(TILES - broken, open), choose(TILES, open))
      return figuresOf(`${broken}x${open}`, winOrNothing(chance, hundredths))
    }),
  )
