import { risingModes } from './poyraz-feneri/modes.ts'
import { drumModes } from './saat-kulesi/modes.ts'

/** The machines beside the one of twenty lines: their titles as games, and what each returns. */
export const MACHINES = [...drumModes, ...risingModes] as const
