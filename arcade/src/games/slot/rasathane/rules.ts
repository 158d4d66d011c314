import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'
import type { Title } from '../reels/title.ts'
import type { CountedSheet, Law, Meteors, TumbleSheet } from './sheets.ts'

export const COLUMNS = 6
export const ROWS = 5
export const CELLS = COLUMNS * ROWS
/** From so many on a body pays, wherever they stand. */
export const LEAST = 8

/** grid[column][row], from the left and from the top. */
export type Grid = string[][]

export type TumbleWin = { symbol: string; count: number; hundredths: number }

export type Tumble = {
  grid: Grid
  /** Empty in the last of a turn. */
  wins: TumbleWin[]
  /** What the meteor multiplies them by; 1 without one. */
  factor: number
  hundredths: number
}

export type Turn = { tumbles: Tumble[]; hundredths: number }

export type TumbleRound = {
  paid: Turn
  /** In sight at the end of the paid turn. */
  scatters: number
  /** Empty where the paid turn brought none. */
  free: Turn[]
  /** What the turns come to, or the most that a round pays. */
  hundredths: number
}

export const tumbleMachine = ({
  code,
  version,
  sheet: { mostHundredths, figures: _counted, ...sheet },
}: Title<CountedSheet>): Machine<TumbleRound> => ({
  code,
  version,
  paytable: { model: 'anywhere', ...sheet },
  mostHundredths,
  play: (random) => playTumbles(sheet, random),
})

export function playTumbles(sheet: TumbleSheet, random: Random): TumbleRound {
  const { feature } = sheet
  const paid = playTurn(sheet, sheet.paid, random)
  const scatters = scattersOf(sheet, paid.tumbles.at(-1)?.grid ?? [])
  const turns = feature && scatters >= feature.scatters ? feature.turns : 0
  const free = Array.from({ length: turns }, () => playTurn(sheet, feature ?? sheet.paid, random))
  const sum = paid.hundredths + free.reduce((all, { hundredths }) => all + hundredths, 0)
  return { paid, scatters, free, hundredths: Math.min(sum, 100 * sheet.mostOfRound) }
}

/** The scatter is the body that pays nothing. */
const scattersOf = ({ bodies }: TumbleSheet, grid: Grid) => {
  const scatter = bodies.find(({ pays }) => pays.length === 0)?.id
  return grid.flat().filter((id) => id === scatter).length
}

type Chances = { law: Law; meteors: Meteors }

/** Every cell, then for each winning grid its multiplier and the cells that fall in. */
export function playTurn(sheet: TumbleSheet, { law, meteors }: Chances, random: Random): Turn {
  const ids = sheet.bodies.map(({ id }) => id)
  const draw = () => ids[drawWeighted(law, random)] ?? ''
  const tumbles: Tumble[] = []
  let grid = fillUp(
    Array.from({ length: COLUMNS }, (): string[] => []),
    draw,
  )
  for (;;) {
    const wins = winsOf(sheet, grid)
    const factor = wins.length === 0 ? 1 : drawFactor(meteors, random)
    const hundredths = factor * wins.reduce((sum, win) => sum + win.hundredths, 0)
    tumbles.push({ grid, wins, factor, hundredths })
    if (wins.length === 0) break
    grid = fillUp(without(grid, wins), draw)
  }
  return { tumbles, hundredths: tumbles.reduce((sum, { hundredths }) => sum + hundredths, 0) }
}

/** Columns from the left; in each the free cells, from the top. */
const fillUp = (grid: Grid, draw: () => string): Grid =>
  grid.map((column) => [...Array.from({ length: ROWS - column.length }, draw), ...column])

const without = (grid: Grid, wins: readonly TumbleWin[]): Grid =>
  grid.map((column) => column.filter((id) => !wins.some(({ symbol }) => symbol === id)))

/** One draw over the sum of the weights. */
function drawWeighted(weights: readonly number[], random: Random): number {
  const drawn = random.below(weights.reduce((sum, weight) => sum + weight, 0))
  let below = 0
  return weights.findIndex((weight) => {
    below += weight
    return drawn < below
  })
}

/** The factors take the numbers from 0 on, in their order; every other number is no meteor. */
function drawFactor({ outOf, factors }: Meteors, random: Random): number {
  const drawn = random.below(outOf)
  let below = 0
  const found = factors.find(({ weight }) => {
    below += weight
    return drawn < below
  })
  return found?.factor ?? 1
}

function winsOf({ bodies }: TumbleSheet, grid: Grid): TumbleWin[] {
  const seen = grid.flat()
  return bodies.flatMap(({ id, pays }) => {
    const count = seen.filter((one) => one === id).length
    const hundredths = payOf(pays, count)
    return hundredths > 0 ? [{ symbol: id, count, hundredths }] : []
  })
}

/** For 8–9, 10–11, 12 and more. */
export const payOf = (pays: readonly number[], count: number): number =>
  count < LEAST ? 0 : (pays[Math.min(2, Math.floor((count - LEAST) / 2))] ?? 0)
