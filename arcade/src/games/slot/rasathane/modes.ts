import { machineModes } from '../machine/machine.ts'
import { CUT_BELOW, hitRateOf } from './mathematics.ts'
import { tumbleMachine } from './rules.ts'
import { TUMBLE_TITLES } from './titles.ts'

export const tumbleModes = TUMBLE_TITLES.map((title) => {
  const { figures, mostOfRound } = title.sheet
  return machineModes(tumbleMachine(title), () => ({
    rtp: figures.rtp,
    exactRtp: null,
    hitRate: hitRateOf(title.sheet),
    deviation: figures.deviation,
    most: mostOfRound,
    mostChance: { value: CUT_BELOW, kind: 'bound' },
  }))
})
