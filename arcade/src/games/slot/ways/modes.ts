import { numberOf } from '../../fraction.ts'
import type { MostChance } from '../../modes.ts'
import { machineModes } from '../machine/machine.ts'
import { CUT_BELOW } from './cycle.ts'
import { figuresOfWays } from './mathematics.ts'
import { waysMachine } from './rules.ts'
import type { WaysSheet } from './sheet.ts'

export const waysModes = (sheet: WaysSheet) =>
  machineModes(waysMachine(sheet), () => {
    const { exactRtp, hitRate, deviation } = figuresOfWays(sheet)
    const most = sheet.mostHundredths / 100
    const mostChance: MostChance = { value: CUT_BELOW, kind: 'bound' }
    return { rtp: numberOf(exactRtp), exactRtp, hitRate, deviation, most, mostChance }
  })
