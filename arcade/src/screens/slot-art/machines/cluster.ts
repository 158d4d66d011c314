import { CLUSTER_LOOKS } from '@zar/art/slots/looks/cluster'
import { CLUSTER } from '@zar/art/slots/titles/cluster'
import { tray } from '../frames/tray.ts'
import { type MachineArt, still } from '../machine-art.ts'

export const CLUSTER_ART: MachineArt = {
  titles: CLUSTER,
  frame: still(tray),
  looks: CLUSTER_LOOKS,
  places: {
    marbler: async () => (await import('../scenes/cluster/marbler.ts')).marbler,
    'weavers-room': async () => (await import('../scenes/cluster/weavers-room.ts')).weaversRoom,
    'lime-wood': async () => (await import('../scenes/cluster/lime-wood.ts')).limeWood,
    dig: async () => (await import('../scenes/cluster/dig.ts')).dig,
  },
}
