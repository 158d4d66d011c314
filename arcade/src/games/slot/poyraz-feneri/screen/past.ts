import type { Round } from '../../../../protocol.ts'
import { litBy, type PastGrid } from '../../../../screens/slot/past/past-grid.ts'
import { fullOf } from '../../reels/columns.ts'
import { wildOf } from '../../reels/sheet.ts'
import type { RisingSheet } from '../sheets.ts'
import { resultIn } from './shown.ts'

/** The reels as they were paid: those that their wild fills are all wild. */
export const gridsOf =
  (sheet: RisingSheet) =>
  (round: Round): PastGrid[] => {
    const { grid, rises, wins, hundredths } = resultIn(round)
    const full = fullOf(wildOf(sheet) ?? '')
    const isFull = (at: number) => rises.some(({ reel }) => reel === at)
    const columns = grid.map((column, reel) => (isFull(reel) ? full : column))
    return [{ columns, lit: litBy(wins), hundredths }]
  }
