import { CLASSIC_LOOKS } from '@zar/art/slots/looks/classic'
import { CLASSIC } from '@zar/art/slots/titles/classic'
import { drums } from '../frames/drums.ts'
import { type MachineArt, still } from '../machine-art.ts'

export const CLASSIC_ART: MachineArt = {
  titles: CLASSIC,
  frame: still(drums),
  looks: CLASSIC_LOOKS,
  places: {
    workshop: async () => (await import('../scenes/classic/workshop.ts')).workshop,
    'hill-city': async () => (await import('../scenes/classic/hill-city.ts')).hillCity,
    'ember-court': async () => (await import('../scenes/classic/ember-court.ts')).emberCourt,
    study: async () => (await import('../scenes/classic/study.ts')).study,
  },
}
