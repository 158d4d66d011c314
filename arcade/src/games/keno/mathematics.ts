import { choose, type Figures, figuresOf, lawOfCounts } from '../law.ts'
import { range } from '../shuffle.ts'
import { DRAWN, NUMBERS, PICKS_MOST, RISKS, tableOf } from './rules.ts'

/** k of n picks are drawn with C(n, k) · C(40 − n, 10 − k) / C(40, 10). */
export const modes = (): Figures[] =>
  RISKS.flatMap((risk) =>
    range(1, PICKS_MOST).map((picks) => {
      const counts = Object.entries(tableOf(picks, risk)).map(([key, hundredths]) => {
        const hits = Number(key)
        return [hundredths, choose(picks, hits) * choose(NUMBERS - picks, DRAWN - hits)] as const
      })
      return figuresOf(`${picks}-${risk}`, lawOfCounts(counts, choose(NUMBERS, DRAWN)))
    }),
  )
