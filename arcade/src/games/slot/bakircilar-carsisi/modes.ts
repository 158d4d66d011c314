import { toldChance } from '../../modes.ts'
import { machineModes } from '../machine/machine.ts'
import { figuresOfHold } from './mathematics.ts'
import { holdMachine } from './rules.ts'
import { HOLD_SHEETS } from './titles.ts'

export const holdModes = HOLD_SHEETS.map((sheet) =>
  machineModes(holdMachine(sheet), () => {
    const { mostHundredths, mostChance, rtp, hitRate, deviation } = figuresOfHold(sheet)
    return {
      rtp,
      exactRtp: null,
      hitRate,
      deviation,
      most: mostHundredths / 100,
      mostChance: toldChance(mostChance),
    }
  }),
)
