import type { Told } from '../../../../screens/slot/slot-screen.ts'
import type { ReelSheet } from '../sheet.ts'
import { type Grid, gridAt, type LineWin, lineWins } from '../spin.ts'

/** Reels on their way from one picture to the next. */
export type Arriving = {
  /** Of this spin, so that each arrives anew. */
  id: string
  /** So many reels have begun to change, and so many stand. */
  begun: number
  stood: number
  /** The reel that is anticipated now. */
  waiting: number | null
  /** How long one takes. */
  passMs: number
}

/** What the stage of a machine of lines shows. */
export type ReelFrame = Told & {
  grid: Grid
  /** Null at rest. */
  arriving: Arriving | null
  /** The lines that are drawn: none while the round has not returned more than its stake. */
  wins: readonly LineWin[]
}

/** What a spin pays, told in hundredths of the stake. */
type Paid = { wins: readonly LineWin[]; hundredths: number }

/** The stake, in its own hundredths. */
export const STAKE_HUNDREDTHS = 100

/** The lines of a spin that may be drawn where the round has come to so much with it. */
export const drawnWins = ({ wins }: Pick<Paid, 'wins'>, soFarHundredths: number) =>
  soFarHundredths > STAKE_HUNDREDTHS ? wins : []

/** Of the stage before the first round: the first stops at which nothing is won. */
export function stillGrid(sheet: ReelSheet): Grid {
  const [first = []] = sheet.reels
  const grids = [...first.keys()].map((at) =>
    gridAt(
      sheet.reels,
      sheet.reels.map((_, reel) => at + 3 * reel),
    ),
  )
  return grids.find((grid) => lineWins(sheet, grid).length === 0) ?? grids[0] ?? []
}

/** The numbers of cells in their frame: reel by reel, each from its first row. */
export const numbersOf = (cells: readonly (readonly [reel: number, row: number])[]): number[] => [
  ...new Set(cells.map(([reel, row]) => 3 * reel + row)),
]
