import { ANYWHERE_LOOKS } from './anywhere.ts'
import { CASCADE_LOOKS } from './cascade.ts'
import { CLASSIC_LOOKS } from './classic.ts'
import { CLUSTER_LOOKS } from './cluster.ts'
import { EXPANDING_LOOKS } from './expanding.ts'
import { HOLD_LOOKS } from './hold.ts'
import { LINES_LOOKS } from './lines.ts'
import { PICK_LOOKS } from './pick.ts'
import { STICKY_LOOKS } from './sticky.ts'
import { STORM_LOOKS } from './storm.ts'
import { WAYS_243_LOOKS } from './ways-243.ts'
import { WAYS_1024_LOOKS } from './ways-1024.ts'

/** What the frames of all machines are made of. A page takes its own machine's alone. */
export const MATERIALS = {
  ...CLASSIC_LOOKS.materials,
  ...LINES_LOOKS.materials,
  ...WAYS_243_LOOKS.materials,
  ...WAYS_1024_LOOKS.materials,
  ...CASCADE_LOOKS.materials,
  ...CLUSTER_LOOKS.materials,
  ...HOLD_LOOKS.materials,
  ...EXPANDING_LOOKS.materials,
  ...STICKY_LOOKS.materials,
  ...PICK_LOOKS.materials,
  ...STORM_LOOKS.materials,
  ...ANYWHERE_LOOKS.materials,
}
export type MaterialName = keyof typeof MATERIALS

/** What the symbols of all machines stand on. */
export const FIELDS = {
  ...CLASSIC_LOOKS.fields,
  ...LINES_LOOKS.fields,
  ...WAYS_243_LOOKS.fields,
  ...WAYS_1024_LOOKS.fields,
  ...CASCADE_LOOKS.fields,
  ...CLUSTER_LOOKS.fields,
  ...HOLD_LOOKS.fields,
  ...EXPANDING_LOOKS.fields,
  ...STICKY_LOOKS.fields,
  ...PICK_LOOKS.fields,
  ...STORM_LOOKS.fields,
  ...ANYWHERE_LOOKS.fields,
}
export type FieldName = keyof typeof FIELDS
