import { machineModes } from '../machine/machine.ts'
import { figuresOf } from './mathematics.ts'
import { clusterMachine } from './rules.ts'
import { CLUSTER_SHEETS } from './titles.ts'

export const clusterModes = CLUSTER_SHEETS.map((sheet) =>
  machineModes(clusterMachine(sheet), () => {
    const { rtp, hitRate, deviation } = figuresOf(sheet.measured)
    return { rtp, exactRtp: null, hitRate, deviation, most: sheet.mostHundredths / 100 }
  }),
)
