import { declaredOf } from '../../../games/modes.ts'
import { machineModes } from '../../../games/slot/machine/machine.ts'
import { figuresOfReels } from './mathematics.ts'
import { exampleMachine } from './rules.ts'
import { EXAMPLE_SHEETS } from './titles.ts'

export const exampleModes = EXAMPLE_SHEETS.map((sheet) =>
  machineModes(exampleMachine(sheet), () => declaredOf(figuresOfReels(sheet))),
)
