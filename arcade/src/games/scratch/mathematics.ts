import { type Figures, figuresOf, lawOfCounts } from '../law.ts'
import { OUT_OF, PRIZES } from './rules.ts'

export const modes = (): Figures[] => [
  figuresOf(
    'card',
    lawOfCounts(
      PRIZES.map(({ hundredths, cards }) => [hundredths, cards] as const),
      OUT_OF,
    ),
  ),
]
