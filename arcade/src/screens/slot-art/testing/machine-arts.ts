import type { MachineName } from '@zar/art/slots/title'
import type { MachineArt } from '../machine-art.ts'
import { ANYWHERE_ART } from '../machines/anywhere.ts'
import { CASCADE_ART } from '../machines/cascade.ts'
import { CLASSIC_ART } from '../machines/classic.ts'
import { CLUSTER_ART } from '../machines/cluster.ts'
import { EXPANDING_ART } from '../machines/expanding.ts'
import { HOLD_ART } from '../machines/hold.ts'
import { LINES_ART } from '../machines/lines.ts'
import { PICK_ART } from '../machines/pick.ts'
import { STICKY_ART } from '../machines/sticky.ts'
import { STORM_ART } from '../machines/storm.ts'
import { WAYS_243_ART } from '../machines/ways-243.ts'
import { WAYS_1024_ART } from '../machines/ways-1024.ts'

/** What each machine is drawn with. */
export const MACHINE_ARTS: Record<MachineName, MachineArt> = {
  anywhere: ANYWHERE_ART,
  cascade: CASCADE_ART,
  classic: CLASSIC_ART,
  cluster: CLUSTER_ART,
  expanding: EXPANDING_ART,
  hold: HOLD_ART,
  lines: LINES_ART,
  pick: PICK_ART,
  sticky: STICKY_ART,
  storm: STORM_ART,
  'ways-243': WAYS_243_ART,
  'ways-1024': WAYS_1024_ART,
}
