import { lookOf } from '@zar/art/studio/horse'
import { custom } from '../../../screens/game/game-screen.ts'
import type { Horse } from '../race.ts'

/** The number on its colours. */
export function Silk({ horse }: { horse: Horse }) {
  const { cloth, figure } = lookOf(horse)
  return (
    <i className="silk num" style={custom({ '--cloth': cloth, '--figure': figure })}>
      {horse}
    </i>
  )
}
