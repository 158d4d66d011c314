import { WAYS_243_LOOKS } from '@zar/art/slots/looks/ways-243'
import { WAYS_243 } from '@zar/art/slots/titles/ways-243'
import { banners } from '../frames/banners.ts'
import type { MachineArt } from '../machine-art.ts'

export const WAYS_243_ART: MachineArt = {
  titles: WAYS_243,
  frame: banners,
  looks: WAYS_243_LOOKS,
  places: {
    valley: async () => (await import('../scenes/ways-243/valley.ts')).valley,
    quay: async () => (await import('../scenes/ways-243/quay.ts')).quay,
    'spring-village': async () =>
      (await import('../scenes/ways-243/spring-village.ts')).springVillage,
    'mill-coast': async () => (await import('../scenes/ways-243/mill-coast.ts')).millCoast,
  },
}
