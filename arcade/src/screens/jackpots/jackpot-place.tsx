import { type ComponentType, lazy, Suspense } from 'react'
import type { Facts } from '../../games/facts.ts'
import { hasJackpots } from '../../games/jackpots/levels.ts'
import type { JackpotCornerProps } from './jackpot-corner.tsx'
import { JackpotRow } from './jackpot-row.tsx'

/** Without it the game is played all the same, and the row has no sums. */
const JackpotCorner = lazy<ComponentType<JackpotCornerProps>>(() =>
  import('./jackpot-corner.tsx').then(
    (file) => ({ default: file.JackpotCorner }),
    () => ({ default: JackpotRow }),
  ),
)

/** The jackpots of a game that has some: their row is there from the first paint on. */
export const JackpotPlace = ({ facts, ...corner }: JackpotCornerProps & { facts: Facts }) =>
  hasJackpots(facts) && (
    <Suspense fallback={<JackpotRow language={corner.language} />}>
      <JackpotCorner {...corner} />
    </Suspense>
  )
