import type { Fraction } from '../../fraction.ts'
import { type Column, columnsOf, fullOf, type Wheels } from '../reels/columns.ts'
import { lineReturn } from '../reels/line-return.ts'
import { wildOf } from '../reels/sheet.ts'
import { type Cycle, spinCycle } from '../reels/spin-cycle.ts'
import type { RisingSheet } from './sheets.ts'

/** What the reels may show once the wilds have filled theirs. */
export function wheelsOf(sheet: RisingSheet): Wheels {
  const wild = wildOf(sheet)
  const { multipliers } = sheet
  const factors = multipliers.length === 0 ? [1] : multipliers
  const change = (cells: readonly string[]): Column[] => {
    const isFilled = wild !== undefined && cells.includes(wild)
    // Each window as often as there are multipliers, so that all weigh the same.
    if (!isFilled) return [{ cells, weight: factors.length, factor: 1 }]
    return factors.map((factor) => ({ cells: fullOf(wild), weight: 1, factor }))
  }
  return { ...sheet, columns: sheet.reels.map((reel) => columnsOf(reel, change)) }
}

/** The return by the laws of the lines alone. */
export const returnByLines = (sheet: RisingSheet): Fraction => lineReturn(wheelsOf(sheet))

/** The return and its spread by every combination of stops and multipliers. */
export const fullCycle = (sheet: RisingSheet): Cycle => spinCycle(wheelsOf(sheet))
