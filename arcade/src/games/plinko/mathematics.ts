import { choose, type Figures, figuresOf, lawOfCounts } from '../law.ts'
import { bowlsOf, RISKS, ROWS } from './rules.ts'

/** Bowl k of n rows is reached by C(n, k) of 2ⁿ paths. */
export const modes = (): Figures[] =>
  ROWS.flatMap((rows) =>
    RISKS.map((risk) => {
      const counts = bowlsOf(rows, risk).map(
        (hundredths, bowl) => [hundredths, choose(rows, bowl)] as const,
      )
      return figuresOf(`${rows}-${risk}`, lawOfCounts(counts, 2n ** BigInt(rows)))
    }),
  )
