import { ANYWHERE } from './anywhere.ts'
import { CASCADE } from './cascade.ts'
import { CLASSIC } from './classic.ts'
import { CLUSTER } from './cluster.ts'
import { EXPANDING } from './expanding.ts'
import type { Ground } from './ground.ts'
import { HOLD } from './hold.ts'
import { LINES } from './lines.ts'
import { PICK } from './pick.ts'
import { STICKY } from './sticky.ts'
import { STORM } from './storm.ts'
import { WAYS_243 } from './ways-243.ts'
import { WAYS_1024 } from './ways-1024.ts'

/** What stands behind a title's hero on its cover. */
export const GROUNDS = {
  ...CLASSIC,
  ...LINES,
  ...WAYS_243,
  ...WAYS_1024,
  ...CASCADE,
  ...CLUSTER,
  ...HOLD,
  ...EXPANDING,
  ...STICKY,
  ...PICK,
  ...STORM,
  ...ANYWHERE,
} satisfies Record<string, Ground>

export type GroundName = keyof typeof GROUNDS
