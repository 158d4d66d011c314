import { type Figures, figuresOf, lawOfCounts } from '../law.ts'
import { RISKS, ringOf, SEGMENTS } from './rules.ts'

/** Each segment with the same chance. */
export const modes = (): Figures[] =>
  SEGMENTS.flatMap((segments) =>
    RISKS.map((risk) => {
      const counts = ringOf(segments, risk).map((hundredths) => [hundredths, 1] as const)
      return figuresOf(`${segments}-${risk}`, lawOfCounts(counts, segments))
    }),
  )
