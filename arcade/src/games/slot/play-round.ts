import type { Step, Win } from '../../protocol.ts'
import type { Random } from '../game.ts'
import { LINE_COUNT, LINES, REEL_COUNT } from './lines.ts'
import type { SlotSheet, SlotSymbol } from './sheet.ts'

export type Outcome = { steps: Step[]; winKurus: number }

type Pays = readonly [number, number, number]

/** A sheet made ready to be played many times. */
export type Engine = {
  sheet: SlotSheet
  wild: SlotSymbol
  scatter: SlotSymbol
  paysOf: ReadonlyMap<string, Pays>
}

export function engineOf(sheet: SlotSheet): Engine {
  const wild = sheet.symbols.find((symbol) => symbol.role === 'wild')
  const scatter = sheet.symbols.find((symbol) => symbol.role === 'scatter')
  if (!wild || !scatter) throw new Error(`${sheet.gameCode} lacks a wild or a scatter`)
  const paysOf = new Map(sheet.symbols.map((symbol) => [symbol.id, symbol.pays]))
  return { sheet, wild, scatter, paysOf }
}

/** One whole round: the paid spin, then every free spin it won. Five draws a spin, left to right. */
export function playRound(engine: Engine, stakeKurus: number, random: Random): Outcome {
  if (stakeKurus <= 0 || stakeKurus % LINE_COUNT !== 0) throw new Error(`stake ${stakeKurus}`)
  const paid = spin(engine, 'paid', stakeKurus, drawStops(engine.sheet, random))
  const steps = [paid]
  for (let left = paid.freeSpinsWon; left > 0; left--) {
    steps.push(spin(engine, 'free', stakeKurus, drawStops(engine.sheet, random)))
  }
  return { steps, winKurus: steps.reduce((sum, step) => sum + step.winKurus, 0) }
}

function drawStops(sheet: SlotSheet, random: Random): number[] {
  return sheet.reels.map((reel) => random.below(reel.length))
}

/** What the reels show and pay at these stops. Chance has no part in it. */
export function spin(
  engine: Engine,
  kind: Step['kind'],
  stakeKurus: number,
  stops: number[],
): Step {
  const { sheet } = engine
  const grid = sheet.reels.map((reel, index) => windowAt(reel, stops[index] ?? 0))
  const isFree = kind === 'free'
  const factor = isFree ? sheet.freeSpins.multiplier : 1
  const cells = scatterCells(engine, grid)
  const wins = lineWins(engine, grid, (stakeKurus / LINE_COUNT) * factor)
  const scatterPay = payFor(engine.scatter.pays, cells.length)
  if (scatterPay > 0) {
    const amountKurus = stakeKurus * factor * scatterPay
    wins.push({ line: null, symbol: engine.scatter.id, count: cells.length, cells, amountKurus })
  }
  return {
    kind,
    stops,
    grid,
    wins,
    winKurus: wins.reduce((sum, win) => sum + win.amountKurus, 0),
    freeSpinsWon: isFree ? 0 : payFor(sheet.freeSpins.byScatters, cells.length),
  }
}

function windowAt(reel: readonly string[], stop: number): string[] {
  const { length } = reel
  return [reel[stop] ?? '', reel[(stop + 1) % length] ?? '', reel[(stop + 2) % length] ?? '']
}

function lineWins(engine: Engine, grid: string[][], lineStakeKurus: number): Win[] {
  const wins: Win[] = []
  LINES.forEach((rows, line) => {
    const best = bestRun(engine, grid, rows)
    if (!best) return
    const cells = rows.slice(0, best.count).map((row, reel): [number, number] => [reel, row])
    const { symbol, count } = best
    wins.push({ line, symbol, count, cells, amountKurus: lineStakeKurus * best.pay })
  })
  return wins
}

type Run = { symbol: string; count: number; pay: number }

/** The better of the run of wilds and the run of the first symbol that is not wild. */
function bestRun(engine: Engine, grid: string[][], rows: readonly number[]): Run | undefined {
  const wild = engine.wild.id
  let wilds = 0
  while (wilds < REEL_COUNT && cellOf(grid, rows, wilds) === wild) wilds++
  const symbol = wilds < REEL_COUNT ? cellOf(grid, rows, wilds) : wild
  let count = wilds
  if (symbol !== engine.scatter.id) {
    while (count < REEL_COUNT && continues(cellOf(grid, rows, count), symbol, wild)) count++
  }
  if (count < 3) return undefined
  const wildPay = payFor(engine.wild.pays, wilds)
  const pay = symbol === engine.scatter.id ? 0 : payFor(engine.paysOf.get(symbol), count)
  if (pay === 0 && wildPay === 0) return undefined
  return pay >= wildPay ? { symbol, count, pay } : { symbol: wild, count: wilds, pay: wildPay }
}

const cellOf = (grid: string[][], rows: readonly number[], reel: number) =>
  grid[reel]?.[rows[reel] ?? 0] ?? ''

const continues = (seen: string, symbol: string, wild: string) => seen === symbol || seen === wild

function scatterCells(engine: Engine, grid: string[][]): [number, number][] {
  const cells: [number, number][] = []
  grid.forEach((column, reel) => {
    const row = column.indexOf(engine.scatter.id)
    if (row >= 0) cells.push([reel, row])
  })
  return cells
}

function payFor(pays: Pays | undefined, count: number): number {
  return count < 3 ? 0 : (pays?.[count - 3] ?? 0)
}
