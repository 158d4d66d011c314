import { LINES_LOOKS } from '@zar/art/slots/looks/lines'
import { LINES } from '@zar/art/slots/titles/lines'
import { kiosk } from '../frames/kiosk.ts'
import type { MachineArt } from '../machine-art.ts'

export const LINES_ART: MachineArt = {
  titles: LINES,
  frame: kiosk,
  looks: LINES_LOOKS,
  places: {
    'tulip-garden': async () => (await import('../scenes/lines/tulip-garden.ts')).tulipGarden,
    'walled-orchard': async () => (await import('../scenes/lines/walled-orchard.ts')).walledOrchard,
    'lantern-shore': async () => (await import('../scenes/lines/lantern-shore.ts')).lanternShore,
    'spice-road': async () => (await import('../scenes/lines/spice-road.ts')).spiceRoad,
  },
}
