import type { Round } from '../../../../protocol.ts'
import { litBy, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { wildOf } from '../../reels/sheet.ts'
import type { StickySheet } from '../sheets.ts'
import { resultIn } from './shown.ts'

/** The paid spin, and the free ones with every wild that stayed until then. */
export const gridsOf =
  (sheet: StickySheet) =>
  (round: Round): PastGrid[] => {
    const { paid, free } = resultIn(round)
    const wild = wildOf(sheet) ?? ''
    const laidUpTo = (spin: number) => free.slice(0, spin + 1).flatMap(({ laid }) => laid)
    return [
      { columns: paid.grid, lit: litBy(paid.wins), hundredths: paid.hundredths },
      ...free.map(({ grid, wins, hundredths }, at) => ({
        columns: laidUpTo(at).reduce<readonly (readonly string[])[]>(
          (columns, [reel, row]) => columns.with(reel, (columns[reel] ?? []).with(row, wild)),
          grid,
        ),
        lit: litBy(wins),
        hundredths,
        free: at + 1,
      })),
    ]
  }
