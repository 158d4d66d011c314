import { machineModes } from '../machine/machine.ts'
import { CUT_BELOW } from './mathematics.ts'
import { cascadeMachine } from './rules.ts'
import { CASCADE_SHEETS } from './titles.ts'

export const cascadeModes = CASCADE_SHEETS.map((sheet) =>
  machineModes(cascadeMachine(sheet), () => ({
    ...sheet.figures,
    exactRtp: null,
    most: sheet.mostHundredths / 100,
    mostChance: { value: CUT_BELOW, kind: 'bound' },
  })),
)
