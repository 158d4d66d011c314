import { declaredOf } from '../../modes.ts'
import { machineModes } from '../machine/machine.ts'
import { figuresOfDrums } from './mathematics.ts'
import { drumMachine } from './rules.ts'
import { DRUM_SHEETS } from './titles.ts'

export const drumModes = DRUM_SHEETS.map((sheet) =>
  machineModes(drumMachine(sheet), () => declaredOf(figuresOfDrums(sheet))),
)
