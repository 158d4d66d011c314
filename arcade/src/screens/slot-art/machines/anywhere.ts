import { ANYWHERE_LOOKS } from '@zar/art/slots/looks/anywhere'
import { ANYWHERE } from '@zar/art/slots/titles/anywhere'
import { ring } from '../frames/ring.ts'
import { type MachineArt, still } from '../machine-art.ts'

export const ANYWHERE_ART: MachineArt = {
  titles: ANYWHERE,
  frame: still(ring),
  looks: ANYWHERE_LOOKS,
  places: {
    'night-hill': async () => (await import('../scenes/anywhere/night-hill.ts')).nightHill,
    'coral-bay': async () => (await import('../scenes/anywhere/coral-bay.ts')).coralBay,
    'silk-court': async () => (await import('../scenes/anywhere/silk-court.ts')).silkCourt,
  },
}
