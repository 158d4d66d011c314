import type { Random } from '../../game.ts'
import { LEAST_RUN, type ReelSheet, ROWS, wildOf } from './sheet.ts'

/** grid[reel][row], names of symbols, rows from the top. */
export type Grid = string[][]

export type LineWin = {
  line: number
  symbol: string
  count: number
  /** [reel, row] from the left. */
  cells: [number, number][]
  /** What stacks on the line multiply its pay by. */
  factor: number
  /** Of the stake. */
  hundredths: number
}

/** One draw for each reel, left to right. */
export const drawStops = (reels: ReelSheet['reels'], random: Random): number[] =>
  reels.map((reel) => random.below(reel.length))

/** The symbol at the stop and the two below it; after the last comes the first. */
export const windowAt = (reel: readonly string[], stop: number): string[] =>
  Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length] ?? '')

export const gridAt = (reels: ReelSheet['reels'], stops: readonly number[]): Grid =>
  reels.map((reel, at) => windowAt(reel, stops[at] ?? 0))

const WITHOUT_FACTORS: readonly number[] = []

/**
 * What the lines pay, each from the left. A wild stands for every symbol but the scatter, and a line
 * of wilds alone pays as the wild. `factors` multiply a line by each reel that its run crosses.
 */
export function lineWins(
  sheet: ReelSheet,
  grid: Grid,
  factors: readonly number[] = WITHOUT_FACTORS,
): LineWin[] {
  const wild = wildOf(sheet)
  const lineHundredths = 100 / sheet.lines.length
  return sheet.lines.flatMap((rows, line) => {
    const seen = rows.map((row, reel) => grid[reel]?.[row] ?? '')
    const symbol = seen.find((id) => id !== wild) ?? wild ?? ''
    const broken = seen.findIndex((id) => id !== symbol && id !== wild)
    const count = broken < 0 ? seen.length : broken
    const pay = payOf(sheet, symbol, count)
    if (pay === 0) return []
    const factor = seen
      .slice(0, count)
      .reduce((product, _, reel) => product * (factors[reel] ?? 1), 1)
    const cells = rows.slice(0, count).map((row, reel): [number, number] => [reel, row])
    return [{ line, symbol, count, cells, factor, hundredths: lineHundredths * pay * factor }]
  })
}

/** In line stakes. A scatter pays on no line. */
export function payOf({ symbols }: ReelSheet, id: string, count: number): number {
  return symbols.find((symbol) => symbol.id === id)?.pays[count - LEAST_RUN] ?? 0
}

export const sumOf = (wins: readonly { hundredths: number }[]): number =>
  wins.reduce((sum, { hundredths }) => sum + hundredths, 0)

/** Where a symbol stands, reel by reel from the left. */
export const cellsOf = (grid: Grid, id: string | undefined): [number, number][] =>
  grid.flatMap((column, reel) =>
    column.flatMap((seen, row): [number, number][] => (seen === id ? [[reel, row]] : [])),
  )
