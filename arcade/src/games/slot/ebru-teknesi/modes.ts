import { machineModes } from '../machine/machine.ts'
import { figuresOf } from './mathematics.ts'
import { clusterMachine } from './rules.ts'
import { CLUSTER_SHEETS } from './titles.ts'

export const clusterModes = CLUSTER_SHEETS.map((sheet) =>
  machineModes(clusterMachine(sheet), () => {
    const { mean: _, ...figures } = figuresOf(sheet.measured)
    return { ...figures, exactRtp: null, most: sheet.mostHundredths / 100 }
  }),
)
