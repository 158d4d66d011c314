import { STICKY_LOOKS } from '@zar/art/slots/looks/sticky'
import { STICKY } from '@zar/art/slots/titles/sticky'
import { book } from '../frames/book.ts'
import { type MachineArt, still } from '../machine-art.ts'

export const STICKY_ART: MachineArt = {
  titles: STICKY,
  frame: still(book),
  looks: STICKY_LOOKS,
  places: {
    'writing-desk': async () => (await import('../scenes/sticky/writing-desk.ts')).writingDesk,
    'fig-tree': async () => (await import('../scenes/sticky/fig-tree.ts')).figTree,
    'pine-forest': async () => (await import('../scenes/sticky/pine-forest.ts')).pineForest,
  },
}
