import type { Json } from '../game.ts'
import type { Modes } from '../modes.ts'
import { holdModes } from './bakircilar-carsisi/modes.ts'
import { balloonModes } from './balon-vadisi/modes.ts'
import { stormModes } from './bozkir-firtinasi/modes.ts'
import { clusterModes } from './ebru-teknesi/modes.ts'
import { shadowModes } from './golge-perdesi/modes.ts'
import { pickModes } from './kahve-fali/modes.ts'
import type { Bet } from './machine/machine.ts'
import { stickyModes } from './nakkashane/modes.ts'
import { risingModes } from './poyraz-feneri/modes.ts'
import { tumbleModes } from './rasathane/modes.ts'
import { drumModes } from './saat-kulesi/modes.ts'
import { cascadeModes } from './su-kemeri/modes.ts'

type AnyMachine = Modes<Json, Json, Json>

/** What a machine stores of a round is its own. */
const anyMachine = <Move extends Json, State extends Json>(modes: Modes<Bet, Move, State>) =>
  modes as unknown as AnyMachine

/** The machines beside the one of twenty lines: their titles as games, and what each returns. */
export const MACHINES: readonly AnyMachine[] = [
  ...drumModes.map((modes) => anyMachine(modes)),
  ...balloonModes.map((modes) => anyMachine(modes)),
  ...shadowModes.map((modes) => anyMachine(modes)),
  ...cascadeModes.map((modes) => anyMachine(modes)),
  ...clusterModes.map((modes) => anyMachine(modes)),
  ...holdModes.map((modes) => anyMachine(modes)),
  ...risingModes.map((modes) => anyMachine(modes)),
  ...stickyModes.map((modes) => anyMachine(modes)),
  ...pickModes.map((modes) => anyMachine(modes)),
  ...stormModes.map((modes) => anyMachine(modes)),
  ...tumbleModes.map((modes) => anyMachine(modes)),
]
