import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'
import { scatterOf, wildOf } from '../reels/sheet.ts'
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
import type { CountedSheet, StormSheet } from './sheets.ts'

/** A reel that is all wild, and what it multiplies the lines by that cross it. */
export type Stack = { reel: number; factor: number }

export type Spin = {
  stops: number[]
  grid: Grid
  /** From the left. */
  stacks: Stack[]
  wins: LineWin[]
  /** What the lines come to, or the most that a spin pays. */
  hundredths: number
}

export type StormRound = {
  paid: Spin
  /** Where the scatters of the paid spin stand: [reel, row]. */
  scatters: [number, number][]
  /** Empty where the paid spin started none. */
  free: Spin[]
  hundredths: number
}

export const stormMachine = ({
  code,
  version,
  sheet: { mostHundredths, figures: _counted, ...sheet },
}: Title<CountedSheet>): Machine<StormRound> => ({
  code,
  version,
  paytable: { model: 'storm', ...sheet },
  mostHundredths,
  mostStakeLira: 1_000,
  play: (random) => playStorm(sheet, random),
})

export function playStorm(sheet: StormSheet, random: Random): StormRound {
  const { feature } = sheet
  const paid = spinStorm(sheet, sheet.reels, random)
  const scatters = cellsOf(paid.grid, scatterOf(sheet))
  const spins = scatters.length >= feature.scatters ? feature.spins : 0
  const free = Array.from({ length: spins }, () => spinStorm(sheet, feature.reels, random))
  return { paid, scatters, free, hundredths: paid.hundredths + sumOf(free) }
}

/** The stops, then the multiplier of each stack from the left. */
export function spinStorm(sheet: StormSheet, reels: StormSheet['reels'], random: Random): Spin {
  const stops = drawStops(reels, random)
  const grid = gridAt(reels, stops)
  const wild = wildOf(sheet)
  const stacks = grid.flatMap((column, reel) =>
    column.every((id) => id === wild) ? [{ reel, factor: drawFactor(sheet, random) }] : [],
  )
  const factors = grid.map((_, at) => stacks.find(({ reel }) => reel === at)?.factor ?? 1)
  const wins = lineWins(sheet, grid, factors)
  const hundredths = Math.min(sumOf(wins), 100 * sheet.mostOfSpin)
  return { stops, grid, stacks, wins, hundredths }
}

const drawFactor = ({ multipliers }: StormSheet, random: Random) =>
  multipliers[random.below(multipliers.length)] ?? 1
