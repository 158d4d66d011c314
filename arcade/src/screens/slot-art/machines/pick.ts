import { PICK_LOOKS } from '@zar/art/slots/looks/pick'
import { PICK } from '@zar/art/slots/titles/pick'
import { cupboard } from '../frames/cupboard.ts'
import type { MachineArt } from '../machine-art.ts'

export const PICK_ART: MachineArt = {
  titles: PICK,
  frame: cupboard,
  looks: PICK_LOOKS,
  places: {
    'coffee-house': async () => (await import('../scenes/pick/coffee-house.ts')).coffeeHouse,
    bath: async () => (await import('../scenes/pick/bath.ts')).bath,
    'dowry-room': async () => (await import('../scenes/pick/dowry-room.ts')).dowryRoom,
  },
}
