import type { Round } from '../../../../protocol.ts'
import { litOf, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { turnsOf } from './shown.ts'

/** Every tumble of every turn; a body that pays does so wherever it stands. */
export const gridsOf = (round: Round): PastGrid[] =>
  turnsOf(round).flatMap(({ tumbles }, turn) =>
    tumbles.map(({ grid, wins, factor, hundredths }, at) => ({
      columns: grid,
      lit: litOf(grid, new Set(wins.map(({ symbol }) => symbol))),
      factor,
      hundredths,
      fall: at + 1,
      ...(turn > 0 && { free: turn }),
    })),
  )
