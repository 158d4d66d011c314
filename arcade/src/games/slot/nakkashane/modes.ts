import { machineModes } from '../machine/machine.ts'
import { stickyFigures } from './mathematics.ts'
import { stickyMachine } from './rules.ts'
import { STICKY_TITLES } from './titles.ts'

export const stickyModes = STICKY_TITLES.map((title) =>
  machineModes(stickyMachine(title), () => stickyFigures(title.sheet)),
)
