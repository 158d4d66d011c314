import type { Round } from '../../../../protocol.ts'
import { cellOf, litBy, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import type { Coin, HoldSheet } from '../rules.ts'
import { coinOf } from '../rules.ts'
import { heldIn, resultIn } from './shown.ts'

const worthOf = (coins: readonly Coin[]): ReadonlyMap<string, number> =>
  new Map(coins.map(({ cell: [reel, row], stakes }) => [cellOf(reel, row), 100 * stakes]))

/** The spin; where coins were held, all of them at the end, with what they are worth. */
export const gridsOf =
  (sheet: HoldSheet) =>
  (round: Round): PastGrid[] => {
    const result = resultIn(round)
    const { grid, wins, coins, respins, heldHundredths, hundredths } = result
    const spin = {
      columns: grid,
      lit: litBy(wins),
      worth: worthOf(coins),
      hundredths: hundredths - heldHundredths,
    }
    if (respins.length === 0) return [spin]
    const worth = worthOf(heldIn(result))
    const coin = coinOf(sheet) ?? ''
    const columns = grid.map((column, reel) =>
      column.map((_, row) => (worth.has(cellOf(reel, row)) ? coin : '')),
    )
    return [spin, { columns, worth, hundredths: heldHundredths }]
  }
