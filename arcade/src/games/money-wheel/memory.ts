import type { Memory, ResultColour, SeenRounds } from '../rooms/memory.ts'
import { type Place, RING } from './ring.ts'

const COLOURS: Record<Place, ResultColour> = {
  '1': 'blue',
  '3': 'turquoise',
  '6.5': 'gold',
  '16': 'green',
  '25': 'red',
  '50': 'purple',
  lale: 'ivory',
  nar: 'black',
}
const NAMES: { [place in Place]?: string } = { '6.5': '6,5', lale: 'Lale', nar: 'Nar' }

/** The last segments. */
export const moneyWheelMemory = ({ past }: SeenRounds): Memory => ({
  kind: 'results',
  last: past.map(({ shown }) => {
    const place = RING[(shown as { segment: number }).segment] ?? '1'
    return { text: NAMES[place] ?? place, colour: COLOURS[place] }
  }),
})
