import { numberOf } from '../../fraction.ts'
import { machineModes } from '../machine/machine.ts'
import { CUT_BELOW } from './cycle.ts'
import { figuresOfWays } from './mathematics.ts'
import { waysMachine } from './rules.ts'
import type { WaysSheet } from './sheet.ts'

export const waysModes = (sheet: WaysSheet) =>
  machineModes(waysMachine(sheet), () => {
    const { exactRtp, hitRate, deviation } = figuresOfWays(sheet)
    const most = sheet.mostHundredths / 100
    const mostChance = { value: CUT_BELOW, isBound: true }
    return { rtp: numberOf(exactRtp), exactRtp, hitRate, deviation, most, mostChance }
  })
