import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'
import { type ReelSheet, scatterOf, wildOf } from '../reels/sheet.ts'
import {
  cellsOf,
  drawStops,
  type Grid,
  gridAt,
  type LineWin,
  lineWins,
  sumOf,
} from '../reels/spin.ts'
import type { Title } from '../reels/title.ts'
import type { StickySheet } from './sheets.ts'

type Cell = readonly [number, number]

export type Spin = { stops: number[]; grid: Grid; wins: LineWin[]; hundredths: number }

/** A free spin: `grid` as the reels stopped, `laid` the cells that turned wild in it. */
export type FreeSpin = Spin & { laid: Cell[] }

export type StickyRound = {
  paid: Spin
  /** Where the scatters of the paid spin stand. */
  scatters: Cell[]
  /** Empty where the paid spin started none. */
  free: FreeSpin[]
  hundredths: number
}

export const stickyMachine = ({
  code,
  version,
  sheet: { mostHundredths, ...sheet },
}: Title<StickySheet>): Machine<StickyRound> => ({
  code,
  version,
  paytable: { model: 'sticky', ...sheet },
  mostHundredths,
  play: (random) => playSticky(sheet, random),
})

export function playSticky(sheet: StickySheet, random: Random): StickyRound {
  const paid = spinAt(sheet, drawStops(sheet.reels, random))
  const scatters = scattersOf(sheet, paid.grid)
  const free = startsFeature(sheet, scatters) ? playFeature(sheet, random) : []
  return { paid, scatters, free, hundredths: paid.hundredths + sumOf(free) }
}

function spinAt(sheet: ReelSheet, stops: number[]): Spin {
  const grid = gridAt(sheet.reels, stops)
  const wins = lineWins(sheet, grid)
  return { stops, grid, wins, hundredths: sumOf(wins) }
}

const scattersOf = (sheet: ReelSheet, grid: Grid) => cellsOf(grid, scatterOf(sheet))

const startsFeature = ({ reels }: ReelSheet, scatters: readonly Cell[]) =>
  scatters.length === reels.length

/** Each free spin draws its stops, then each cell that is not yet wild. */
export function playFeature(sheet: StickySheet, random: Random): FreeSpin[] {
  const { feature } = sheet
  const stuck: Cell[] = []
  return Array.from({ length: feature.spins }, () => {
    const stops = drawStops(feature.reels, random)
    const laid = feature.cells.filter(
      (cell) => !stuck.includes(cell) && random.below(feature.outOf) < feature.wild,
    )
    stuck.push(...laid)
    const grid = gridAt(feature.reels, stops)
    const wins = lineWins(sheet, withWilds(grid, stuck, wildOf(sheet) ?? ''))
    return { stops, grid, wins, hundredths: sumOf(wins), laid }
  })
}

const withWilds = (grid: Grid, stuck: readonly Cell[], wild: string): Grid =>
  grid.map((column, reel) =>
    column.map((seen, row) => (stuck.some(([r, at]) => r === reel && at === row) ? wild : seen)),
  )
