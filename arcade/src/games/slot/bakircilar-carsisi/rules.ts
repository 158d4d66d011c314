import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'
import type { ReelSheet } from '../reels/sheet.ts'
import { drawStops, type Grid, gridAt, type LineWin, lineWins, sumOf } from '../reels/spin.ts'

/** Reels and lines, and coins: enough of them are held, and every other cell is spun by itself. */
export type HoldSheet = ReelSheet & {
  code: string
  version: string
  hold: Hold
  mostHundredths: number
}

export type Hold = {
  /** So many coins in view begin the respins. */
  least: number
  respins: number
  /** An empty cell is filled by one respin of so many, on average. */
  fillsOneIn: number
  /** What a coin is worth, in stakes, with its weight. */
  coins: readonly { stakes: number; weight: number }[]
  /** For a board without an empty cell, in stakes. */
  fullStakes: number
}

/** Reel and row. */
export type Place = [number, number]

export type Coin = { cell: Place; stakes: number }

/** One respin: the coins that land, and how many respins are left after it. */
export type Respin = { landed: Coin[]; left: number }

export type HoldRound = {
  stops: number[]
  grid: Grid
  wins: LineWin[]
  /** The coins of the spin. Their values are paid only where respins follow. */
  coins: Coin[]
  respins: Respin[]
  /** What the held coins return, the full board with them. */
  heldHundredths: number
  isFull: boolean
  hundredths: number
}

export const holdMachine = (sheet: HoldSheet): Machine<HoldRound> => ({
  code: sheet.code,
  version: sheet.version,
  paytable: {
    model: 'hold',
    symbols: sheet.symbols,
    reels: sheet.reels,
    lines: sheet.lines,
    hold: sheet.hold,
  },
  mostHundredths: sheet.mostHundredths,
  play: (random) => playRound(sheet, random),
})

export const coinOf = ({ symbols }: ReelSheet) => symbols.find(({ role }) => role === 'scatter')?.id

/** The stops, then the worth of every coin in view, reel by reel from the top; then the respins. */
function playRound(sheet: HoldSheet, random: Random): HoldRound {
  const stops = drawStops(sheet.reels, random)
  const grid = gridAt(sheet.reels, stops)
  const wins = lineWins(sheet, grid)
  const coin = coinOf(sheet)
  const isCoin = ([reel, row]: Place) => grid[reel]?.[row] === coin
  const cells = grid.flatMap((column, reel) => column.map((_, row): Place => [reel, row]))
  const coins = cells.filter(isCoin).map((cell) => ({ cell, stakes: drawCoin(sheet.hold, random) }))
  const lines = sumOf(wins)
  const base = { stops, grid, wins, coins }
  if (coins.length < sheet.hold.least)
    return { ...base, respins: [], heldHundredths: 0, isFull: false, hundredths: lines }
  const respins = spinAgain(
    sheet.hold,
    cells.filter((cell) => !isCoin(cell)),
    random,
  )
  const held = [...coins, ...respins.flatMap(({ landed }) => landed)]
  const isFull = held.length === cells.length
  const stakes = held.reduce((sum, one) => sum + one.stakes, isFull ? sheet.hold.fullStakes : 0)
  const heldHundredths = 100 * stakes
  return { ...base, respins, heldHundredths, isFull, hundredths: lines + heldHundredths }
}

/** Each respin draws for every empty cell; a coin that lands gives all respins back. */
function spinAgain(hold: Hold, cells: readonly Place[], random: Random): Respin[] {
  const respins: Respin[] = []
  let [empty, left] = [cells, hold.respins]
  while (left > 0 && empty.length > 0) {
    const landed = empty.flatMap((cell): Coin[] =>
      random.below(hold.fillsOneIn) === 0 ? [{ cell, stakes: drawCoin(hold, random) }] : [],
    )
    empty = empty.filter((cell) => !landed.some((one) => one.cell === cell))
    left = landed.length > 0 ? hold.respins : left - 1
    respins.push({ landed, left })
  }
  return respins
}

function drawCoin({ coins }: Hold, random: Random): number {
  let left = random.below(coins.reduce((sum, { weight }) => sum + weight, 0))
  const drawn = coins.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return drawn?.stakes ?? 0
}
