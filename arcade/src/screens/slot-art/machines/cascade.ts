import { CASCADE_LOOKS } from '@zar/art/slots/looks/cascade'
import { CASCADE } from '@zar/art/slots/titles/cascade'
import { aqueduct } from '../frames/aqueduct.ts'
import { type MachineArt, still } from '../machine-art.ts'

export const CASCADE_ART: MachineArt = {
  titles: CASCADE,
  frame: still(aqueduct),
  looks: CASCADE_LOOKS,
  places: {
    'green-valley': async () => (await import('../scenes/cascade/green-valley.ts')).greenValley,
    'tea-terraces': async () => (await import('../scenes/cascade/tea-terraces.ts')).teaTerraces,
    'thawing-ridge': async () => (await import('../scenes/cascade/thawing-ridge.ts')).thawingRidge,
    jeweller: async () => (await import('../scenes/cascade/jeweller.ts')).jeweller,
  },
}
