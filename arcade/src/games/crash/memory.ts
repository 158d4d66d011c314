import type { Memory, ResultColour, SeenRounds } from '../rooms/memory.ts'
import type { Hundredths } from './crash-point.ts'

/** Where the last strings snapped. */
export const crashMemory = ({ past }: SeenRounds): Memory => ({
  kind: 'results',
  last: past.map(({ shown }) => {
    const { snap } = shown as { snap: Hundredths }
    return { text: `${(snap / 100).toFixed(2)}×`, colour: colourOf(snap) }
  }),
})

function colourOf(snap: Hundredths): ResultColour {
  if (snap >= 1_000) return 'gold'
  return snap >= 200 ? 'turquoise' : 'blue'
}
