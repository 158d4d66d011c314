import { machineModes } from '../machine/machine.ts'
import { cascadeMachine } from './rules.ts'
import { CASCADE_SHEETS } from './titles.ts'

export const cascadeModes = CASCADE_SHEETS.map((sheet) =>
  machineModes(cascadeMachine(sheet), () => ({
    ...sheet.figures,
    exactRtp: null,
    most: sheet.mostHundredths / 100,
  })),
)
