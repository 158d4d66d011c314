import { machineModes } from '../machine/machine.ts'
import { declaredBy } from '../reels/spin-cycle.ts'
import { fullCycle } from './mathematics.ts'
import { risingMachine } from './rules.ts'
import { RISING_TITLES } from './titles.ts'

export const risingModes = RISING_TITLES.map((title) =>
  machineModes(risingMachine(title), () => declaredBy(fullCycle(title.sheet))),
)
