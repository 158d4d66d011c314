import { WAYS_1024_LOOKS } from '@zar/art/slots/looks/ways-1024'
import { WAYS_1024 } from '@zar/art/slots/titles/ways-1024'
import { curtain } from '../frames/curtain.ts'
import type { MachineArt } from '../machine-art.ts'

export const WAYS_1024_ART: MachineArt = {
  titles: WAYS_1024,
  frame: curtain,
  looks: WAYS_1024_LOOKS,
  places: {
    theatre: async () => (await import('../scenes/ways-1024/theatre.ts')).theatre,
    'door-lane': async () => (await import('../scenes/ways-1024/door-lane.ts')).doorLane,
    'seven-ridges': async () => (await import('../scenes/ways-1024/seven-ridges.ts')).sevenRidges,
    'posting-inn': async () => (await import('../scenes/ways-1024/posting-inn.ts')).postingInn,
  },
}
