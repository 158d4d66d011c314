import type { Round } from '../../../../protocol.ts'
import { litBy, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { resultIn } from './shown.ts'

/** The paid spin and the free ones. */
export const gridsOf = (round: Round): PastGrid[] =>
  resultIn(round).steps.map(({ kind, grid, wins, winKurus }, at) => ({
    columns: grid,
    lit: litBy(wins),
    hundredths: (100 * winKurus) / round.stakeKurus,
    ...(kind === 'free' && { free: at }),
  }))
