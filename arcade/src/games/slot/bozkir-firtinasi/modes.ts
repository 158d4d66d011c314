import { numberOf } from '../../fraction.ts'
import { toldChance } from '../../modes.ts'
import { machineModes } from '../machine/machine.ts'
import { stormMachine } from './rules.ts'
import { STORM_TITLES } from './titles.ts'

export const stormModes = STORM_TITLES.map((title) => {
  const { figures, mostHundredths } = title.sheet
  const { rtp, hitRate, deviation, mostChance } = figures
  return machineModes(stormMachine(title), () => ({
    rtp: numberOf(rtp),
    exactRtp: rtp,
    hitRate,
    deviation,
    most: mostHundredths / 100,
    mostChance: toldChance(mostChance),
  }))
})
