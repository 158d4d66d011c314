import { STORM_LOOKS } from '@zar/art/slots/looks/storm'
import { STORM } from '@zar/art/slots/titles/storm'
import { loom } from '../frames/loom.ts'
import type { MachineArt } from '../machine-art.ts'

export const STORM_ART: MachineArt = {
  titles: STORM,
  frame: loom,
  looks: STORM_LOOKS,
  places: {
    steppe: async () => (await import('../scenes/storm/steppe.ts')).steppe,
    treasury: async () => (await import('../scenes/storm/treasury.ts')).treasury,
    'night-squall': async () => (await import('../scenes/storm/night-squall.ts')).nightSquall,
  },
}
