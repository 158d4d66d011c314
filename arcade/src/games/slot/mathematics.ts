import { LINES, REEL_COUNT, ROW_COUNT } from './lines.ts'
import type { SlotSheet } from './sheet.ts'

/** Every stop of the reels that shows this many scatters, in multiples of the line stake. */
export type ScatterClass = {
  /** Stop combinations in the class. */
  count: number
  /** How many of them win on no line. */
  withoutLineWin: number
  lineSum: number
  lineSquareSum: number
  lineMax: number
  /** How many of them win that much. */
  lineMaxCount: number
}

type Tables = {
  /** symbol[reel][stop * 3 + row] */
  symbol: Uint8Array[]
  hasScatter: Uint8Array[]
  wild: number
  scatter: number
  /** pay[symbol * 6 + count] */
  pay: Int32Array
}

/** A line still unbroken after the third reel. */
type Live = { target: number; count: number; wilds: number; row3: number; row4: number }

/**
 * Walks the full product of the reels and sorts every combination by its scatters. Written apart
 * from the playing engine, with lines as numbers, so that each can be tested against the other.
 */
export function enumerate(sheet: SlotSheet): ScatterClass[] {
  const tables = tablesOf(sheet)
  const classes = Array.from({ length: REEL_COUNT + 1 }, () => ({
    count: 0,
    withoutLineWin: 0,
    lineSum: 0,
    lineSquareSum: 0,
    lineMax: 0,
    lineMaxCount: 0,
  }))
  const [a = 0, b = 0, c = 0] = sheet.reels.map((reel) => reel.length)
  for (let first = 0; first < a; first++)
    for (let second = 0; second < b; second++)
      for (let third = 0; third < c; third++) walkLastTwo(tables, [first, second, third], classes)
  for (const found of classes) {
    if (!Number.isSafeInteger(found.lineSquareSum)) throw new Error('the sums outgrew a double')
  }
  return classes
}

function walkLastTwo(tables: Tables, stops: number[], classes: ScatterClass[]): void {
  const { live, settled } = afterThree(tables, stops)
  const scatters = stops.reduce(
    (sum, stop, reel) => sum + (tables.hasScatter[reel]?.[stop] ?? 0),
    0,
  )
  const fourth = tables.hasScatter[3] ?? new Uint8Array()
  for (let stop = 0; stop < fourth.length; stop++) {
    const after = afterFour(tables, live, stop)
    const seen = scatters + (fourth[stop] ?? 0)
    walkLast(tables, after.live, settled + after.settled, seen, classes)
  }
}

function walkLast(
  tables: Tables,
  live: Live[],
  settled: number,
  scatters: number,
  classes: ScatterClass[],
): void {
  const fifth = tables.hasScatter[4] ?? new Uint8Array()
  if (live.length === 0) {
    const shown = fifth.reduce((sum, has) => sum + has, 0)
    tally(classes[scatters], settled, fifth.length - shown)
    tally(classes[scatters + 1], settled, shown)
    return
  }
  for (let stop = 0; stop < fifth.length; stop++) {
    let win = settled
    for (const line of live) {
      const symbol = tables.symbol[4]?.[stop * ROW_COUNT + line.row4] ?? 0
      win += payOf(tables, extend(tables, line, symbol) ?? line)
    }
    tally(classes[scatters + (fifth[stop] ?? 0)], win, 1)
  }
}

function tally(found: ScatterClass | undefined, win: number, times: number): void {
  if (!found || times === 0) return
  found.count += times
  if (win === 0) found.withoutLineWin += times
  found.lineSum += win * times
  found.lineSquareSum += win * win * times
  if (win > found.lineMax) {
    found.lineMax = win
    found.lineMaxCount = 0
  }
  if (win === found.lineMax) found.lineMaxCount += times
}

function afterThree(tables: Tables, stops: number[]): { live: Live[]; settled: number } {
  const live: Live[] = []
  let settled = 0
  for (const rows of LINES) {
    let line: Live | undefined = begin(rows)
    for (let reel = 0; reel < 3; reel++) {
      const symbol = tables.symbol[reel]?.[(stops[reel] ?? 0) * ROW_COUNT + (rows[reel] ?? 0)] ?? 0
      const next: Live | undefined = extend(tables, line, symbol)
      if (!next) {
        settled += payOf(tables, line)
        line = undefined
        break
      }
      line = next
    }
    if (line) live.push(line)
  }
  return { live, settled }
}

function afterFour(tables: Tables, live: Live[], stop: number): { live: Live[]; settled: number } {
  const still: Live[] = []
  let settled = 0
  for (const line of live) {
    const next = extend(tables, line, tables.symbol[3]?.[stop * ROW_COUNT + line.row3] ?? 0)
    if (next) still.push(next)
    else settled += payOf(tables, line)
  }
  return { live: still, settled }
}

function begin(rows: readonly number[]): Live {
  return { target: -1, count: 0, wilds: 0, row3: rows[3] ?? 0, row4: rows[4] ?? 0 }
}

/** The line with one more symbol, or undefined where the symbol breaks it. */
function extend(tables: Tables, line: Live, symbol: number): Live | undefined {
  if (symbol === tables.scatter) return undefined
  if (symbol === tables.wild) {
    const wilds = line.target < 0 ? line.wilds + 1 : line.wilds
    return { ...line, count: line.count + 1, wilds }
  }
  if (line.target >= 0 && line.target !== symbol) return undefined
  return { ...line, target: symbol, count: line.count + 1 }
}

function payOf(tables: Tables, line: Live): number {
  const asWild = tables.pay[tables.wild * 6 + line.wilds] ?? 0
  const asTarget = line.target < 0 ? 0 : (tables.pay[line.target * 6 + line.count] ?? 0)
  return Math.max(asWild, asTarget)
}

function tablesOf(sheet: SlotSheet): Tables {
  const index = (id: string) => sheet.symbols.findIndex((symbol) => symbol.id === id)
  const roleAt = (role: string) => sheet.symbols.findIndex((symbol) => symbol.role === role)
  const scatter = roleAt('scatter')
  const symbol = sheet.reels.map((reel) => {
    const windows = new Uint8Array(reel.length * ROW_COUNT)
    for (let at = 0; at < windows.length; at++) {
      const stop = Math.floor(at / ROW_COUNT)
      windows[at] = index(reel[(stop + (at % ROW_COUNT)) % reel.length] ?? '')
    }
    return windows
  })
  const hasScatter = symbol.map((windows) => {
    const flags = new Uint8Array(windows.length / ROW_COUNT)
    for (let at = 0; at < windows.length; at++) {
      if (windows[at] === scatter) flags[Math.floor(at / ROW_COUNT)] = 1
    }
    return flags
  })
  const pay = new Int32Array(sheet.symbols.length * 6)
  sheet.symbols.forEach(({ pays }, at) => {
    for (const count of [3, 4, 5]) pay[at * 6 + count] = pays[count - 3] ?? 0
  })
  return { symbol, hasScatter, wild: roleAt('wild'), scatter, pay }
}
