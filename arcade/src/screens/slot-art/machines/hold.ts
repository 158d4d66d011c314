import { HOLD_LOOKS } from '@zar/art/slots/looks/hold'
import { HOLD } from '@zar/art/slots/titles/hold'
import { bowls } from '../frames/bowls.ts'
import type { MachineArt } from '../machine-art.ts'

export const HOLD_ART: MachineArt = {
  titles: HOLD,
  frame: bowls,
  looks: HOLD_LOOKS,
  places: {
    bazaar: async () => (await import('../scenes/hold/bazaar.ts')).bazaar,
    deck: async () => (await import('../scenes/hold/deck.ts')).deck,
    'mint-hall': async () => (await import('../scenes/hold/mint-hall.ts')).mintHall,
    barn: async () => (await import('../scenes/hold/barn.ts')).barn,
  },
}
