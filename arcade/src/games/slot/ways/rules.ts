import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'
import { forCount, LEAST, mysteriesOf, type WaysSheet, windowAt } from './sheet.ts'

export type WaysWin = {
  symbol: string
  /** How many of it, wilds included, each reel of the win shows: their product is the ways. */
  counts: number[]
  ways: number
  hundredths: number
}

export type WaysSpin = {
  kind: 'paid' | 'free'
  stops: number[]
  /** Reel by reel, from the top down, as the reels stop. */
  grid: string[][]
  /** What every mystery symbol becomes; null where none is seen. */
  revealed: string | null
  wins: WaysWin[]
  hundredths: number
  freeSpinsWon: number
}

export type WaysRound = {
  spins: WaysSpin[]
  hundredths: number
  /** The round ended at the highest return. */
  isCut: boolean
}

export const waysMachine = (sheet: WaysSheet): Machine<WaysRound> => ({
  code: sheet.code,
  version: sheet.version,
  paytable: paytableOf(sheet),
  mostHundredths: sheet.mostHundredths,
  play: (random) => playRound(sheet, random),
})

const paytableOf = (sheet: WaysSheet) => ({
  model: 'ways',
  rows: sheet.rows,
  reels: sheet.reels,
  pays: sheet.pays,
  wild: sheet.wild ?? null,
  scatter: sheet.scatter ?? null,
  mystery: sheet.mystery ?? null,
  freeSpins: sheet.freeSpins ?? null,
  mostHundredths: sheet.mostHundredths,
})

function playRound(sheet: WaysSheet, random: Random): WaysRound {
  const spins: WaysSpin[] = []
  let [left, hundredths, kind] = [1, 0, 'paid' as WaysSpin['kind']]
  while (left > 0 && hundredths < sheet.mostHundredths) {
    const spin = drawSpin(sheet, kind, random)
    spins.push(spin)
    left += spin.freeSpinsWon - 1
    hundredths += spin.hundredths
    kind = 'free'
  }
  const isCut = hundredths >= sheet.mostHundredths
  return { spins, hundredths: Math.min(hundredths, sheet.mostHundredths), isCut }
}

/** One draw for each reel from the left, then one for the mystery where the machine has it. */
function drawSpin(sheet: WaysSheet, kind: WaysSpin['kind'], random: Random): WaysSpin {
  const stops = sheet.reels.map((reel) => random.below(reel.length))
  return spinAt(sheet, { kind, stops, mystery: drawMystery(sheet, random) })
}

function drawMystery(sheet: WaysSheet, random: Random): string | null {
  if (!sheet.mystery) return null
  const all = mysteriesOf(sheet)
  let at = random.below(all.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [symbol, weight] of all) {
    if (at < weight) return symbol
    at -= weight
  }
  return null
}

/** What the reels show and pay at these stops. Chance has no part in it. */
export function spinAt(
  sheet: WaysSheet,
  { kind, stops, mystery }: { kind: WaysSpin['kind']; stops: number[]; mystery: string | null },
): WaysSpin {
  const grid = sheet.reels.map((reel, at) => windowAt(sheet, reel, stops[at] ?? 0))
  const seen = grid.flat()
  const factor = kind === 'free' ? (sheet.freeSpins?.factor ?? 1) : 1
  const scatters = seen.filter((id) => id === sheet.scatter).length
  const wins = Object.keys(sheet.pays).flatMap((symbol) => {
    const win = winOf(sheet, { symbol, grid, stands: standsFor(sheet, symbol, mystery) })
    return win ? [{ ...win, hundredths: win.hundredths * factor }] : []
  })
  return {
    kind,
    stops,
    grid,
    revealed: sheet.mystery && seen.includes(sheet.mystery.symbol) ? mystery : null,
    wins,
    hundredths: wins.reduce((sum, win) => sum + win.hundredths, 0),
    freeSpinsWon: sheet.freeSpins ? forCount(sheet.freeSpins.byScatters, scatters) : 0,
  }
}

/** Everything that counts as a symbol. */
export const standsFor = (sheet: WaysSheet, symbol: string, mystery: string | null) =>
  new Set([symbol, sheet.wild, mystery === symbol ? sheet.mystery?.symbol : symbol])

type Looked = { symbol: string; grid: string[][]; stands: ReadonlySet<string | undefined> }

function winOf({ pays }: WaysSheet, { symbol, grid, stands }: Looked): WaysWin | undefined {
  const all = grid.map((column) => column.filter((id) => stands.has(id)).length)
  const end = all.indexOf(0)
  const counts = end < 0 ? all : all.slice(0, end)
  const pay = pays[symbol]
  if (!pay || counts.length < LEAST) return undefined
  const ways = counts.reduce((product, count) => product * count, 1)
  const hundredths = ways * forCount(pay, counts.length)
  return hundredths > 0 ? { symbol, counts, ways, hundredths } : undefined
}
