import type { SlotTitle } from './title.ts'
import { ANYWHERE } from './titles/anywhere.ts'
import { CASCADE } from './titles/cascade.ts'
import { CLASSIC } from './titles/classic.ts'
import { CLUSTER } from './titles/cluster.ts'
import { EXPANDING } from './titles/expanding.ts'
import { HOLD } from './titles/hold.ts'
import { LINES } from './titles/lines.ts'
import { PICK } from './titles/pick.ts'
import { STICKY } from './titles/sticky.ts'
import { STORM } from './titles/storm.ts'
import { WAYS_243 } from './titles/ways-243.ts'
import { WAYS_1024 } from './titles/ways-1024.ts'

/** Every slot, by machine. */
export const TITLES: readonly SlotTitle[] = [
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
]

const BY_CODE = new Map<string, SlotTitle>(TITLES.map((title) => [title.code, title]))

/** The slot of a code, also under a casino's own name of it: `egt-zar_kardelen` is `zar_kardelen`. */
export const slotTitleOf = (code: string): SlotTitle | undefined =>
  BY_CODE.get(code.replace(/^.*[-:]/, ''))
