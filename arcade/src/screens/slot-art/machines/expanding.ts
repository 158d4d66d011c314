import { EXPANDING_LOOKS } from '@zar/art/slots/looks/expanding'
import { EXPANDING } from '@zar/art/slots/titles/expanding'
import { sheet } from '../frames/sheet.ts'
import type { MachineArt } from '../machine-art.ts'

export const EXPANDING_ART: MachineArt = {
  titles: EXPANDING,
  frame: sheet,
  looks: EXPANDING_LOOKS,
  places: {
    'storm-sea': async () => (await import('../scenes/expanding/storm-sea.ts')).stormSea,
    'cypress-court': async () =>
      (await import('../scenes/expanding/cypress-court.ts')).cypressCourt,
    'ivy-wall': async () => (await import('../scenes/expanding/ivy-wall.ts')).ivyWall,
    'han-court': async () => (await import('../scenes/expanding/han-court.ts')).hanCourt,
  },
}
