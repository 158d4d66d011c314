import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'
import { fullOf } from '../reels/columns.ts'
import { wildOf } from '../reels/sheet.ts'
import { drawStops, type Grid, gridAt, type LineWin, lineWins, sumOf } from '../reels/spin.ts'
import type { Title } from '../reels/title.ts'
import type { RisingSheet } from './sheets.ts'

/** A reel that its wild fills, from the row where it landed. */
export type Rise = { reel: number; row: number; factor: number }

export type RisingRound = {
  stops: number[]
  /** As the reels stopped. */
  grid: Grid
  /** From the left. */
  rises: Rise[]
  wins: LineWin[]
  hundredths: number
}

export const risingMachine = ({
  code,
  version,
  sheet: { mostHundredths, ...sheet },
}: Title<RisingSheet>): Machine<RisingRound> => ({
  code,
  version,
  paytable: { model: 'expanding', ...sheet },
  mostHundredths,
  play: (random) => spinRising(sheet, random),
})

/** The stops, then the multiplier of each filled reel from the left. */
export function spinRising(sheet: RisingSheet, random: Random): RisingRound {
  const stops = drawStops(sheet.reels, random)
  const grid = gridAt(sheet.reels, stops)
  const rises = risesOf(sheet, grid).map((rise) => ({ ...rise, factor: drawFactor(sheet, random) }))
  const wins = winsOf(sheet, grid, rises)
  return { stops, grid, rises, wins, hundredths: sumOf(wins) }
}

function risesOf(sheet: RisingSheet, grid: Grid) {
  const wild = wildOf(sheet) ?? ''
  return grid
    .map((column, reel) => ({ reel, row: column.indexOf(wild) }))
    .filter(({ row }) => row >= 0)
}

const drawFactor = ({ multipliers }: RisingSheet, random: Random) =>
  multipliers.length === 0 ? 1 : (multipliers[random.below(multipliers.length)] ?? 1)

/** What the lines pay once the wilds have risen. */
function winsOf(sheet: RisingSheet, grid: Grid, rises: readonly Rise[]): LineWin[] {
  const full = [...fullOf(wildOf(sheet) ?? '')]
  const riseOf = (at: number) => rises.find(({ reel }) => reel === at)
  const risen = grid.map((column, reel) => (riseOf(reel) ? full : column))
  const factors = grid.map((_, reel) => riseOf(reel)?.factor ?? 1)
  return lineWins(sheet, risen, factors)
}
