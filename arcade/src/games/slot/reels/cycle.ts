import type { Column, Wheels } from './columns.ts'
import { LEAST_RUN } from './sheet.ts'

/** All combinations that show so many scatters; pays are in line stakes. */
export type CycleClass = {
  weight: number
  /** Of those that win on a line. */
  winning: number
  sum: number
  squareSum: number
  most: number
  /** Of those that pay the most. */
  mostWeight: number
  /** What a cap takes away, and of how many. */
  cutWeight: number
  cutSum: number
}

const NOTHING: CycleClass = {
  weight: 0,
  winning: 0,
  sum: 0,
  squareSum: 0,
  most: 0,
  mostWeight: 0,
  cutWeight: 0,
  cutSum: 0,
}

type Reel = {
  cells: readonly number[][]
  weights: readonly number[]
  factors: readonly number[]
  scatters: readonly number[]
}

/** Lines that are unbroken before a reel: which, their symbol (−1 while all are wild), their factor. */
type Live = { count: number; line: Int32Array; symbol: Int32Array; factor: Float64Array }

type Walk = {
  reels: readonly Reel[]
  lines: readonly (readonly number[])[]
  pays: readonly (readonly number[])[]
  wild: number
  live: readonly Live[]
  /** rest[reel][scatters]: combinations of this reel and those after it. */
  rest: readonly (readonly number[])[]
  classes: CycleClass[]
  cap: number
}

/**
 * Walks the full product of the reels. Written apart from the machine that plays, with symbols as
 * numbers, so that each can be tested against the other. No combination pays more than `cap` line stakes.
 */
export function cycleOf(wheels: Wheels, cap = Number.POSITIVE_INFINITY): CycleClass[] {
  const walk = walkOf(wheels, cap)
  walkReel(walk, { reel: 0, weight: 1, scatters: 0, settled: 0 })
  for (const { squareSum } of walk.classes)
    if (!Number.isSafeInteger(squareSum)) throw new Error('the sums outgrew a double')
  return walk.classes
}

/** The most that any of the classes pays, and how many of their combinations pay it. */
export function mostOf(classes: readonly CycleClass[]): Pick<CycleClass, 'most' | 'mostWeight'> {
  const most = Math.max(0, ...classes.map((one) => one.most))
  const paying = classes.filter((one) => one.most === most)
  return { most, mostWeight: paying.reduce((sum, one) => sum + one.mostWeight, 0) }
}

type At = { reel: number; weight: number; scatters: number; settled: number }

function walkReel(walk: Walk, at: At): void {
  const reel = walk.reels[at.reel]
  const live = walk.live[at.reel]
  if (!live || live.count === 0 || !reel) {
    const settled = at.settled + (live && !reel ? payOfWhole(walk, live) : 0)
    walk.rest[at.reel]?.forEach((weight, more) => {
      tally(walk, at.scatters + more, { pay: settled, weight: at.weight * weight })
    })
    return
  }
  reel.weights.forEach((weight, column) => {
    const settled = at.settled + extend(walk, at.reel, column)
    const scatters = at.scatters + (reel.scatters[column] ?? 0)
    walkReel(walk, { reel: at.reel + 1, weight: at.weight * weight, scatters, settled })
  })
}

/** The lines with a column more. Answers what those pay that it breaks. */
function extend(walk: Walk, reel: number, column: number): number {
  const cells = walk.reels[reel]?.cells[column]
  const factor = walk.reels[reel]?.factors[column] ?? 1
  const [before, after] = [walk.live[reel], walk.live[reel + 1]]
  if (!cells || !before || !after) throw new Error('there is no such reel')
  let settled = 0
  after.count = 0
  for (let at = 0; at < before.count; at++) {
    const line = before.line[at] ?? 0
    const seen = cells[walk.lines[line]?.[reel] ?? 0] ?? -1
    const symbol = symbolAfter(before.symbol[at] ?? -1, seen, walk.wild)
    if (symbol === undefined) {
      settled += payOfRun(walk, before, at, reel)
      continue
    }
    after.line[after.count] = line
    after.symbol[after.count] = symbol
    after.factor[after.count] = (before.factor[at] ?? 1) * factor
    after.count += 1
  }
  return settled
}

/** The symbol of a run with one seen more; undefined where that ends it. */
function symbolAfter(symbol: number, seen: number, wild: number): number | undefined {
  if (seen === wild) return symbol
  return symbol === -1 || seen === symbol ? seen : undefined
}

/** What a line pays whose run is so long. Where all of it is wild, it is the wild's. */
function payOfRun({ pays, wild }: Walk, live: Live, at: number, length: number): number {
  const symbol = live.symbol[at] === -1 ? wild : (live.symbol[at] ?? -1)
  return (pays[symbol]?.[length - LEAST_RUN] ?? 0) * (live.factor[at] ?? 1)
}

function payOfWhole(walk: Walk, live: Live): number {
  let sum = 0
  for (let at = 0; at < live.count; at++) sum += payOfRun(walk, live, at, walk.reels.length)
  return sum
}

function tally(
  { classes, cap }: Walk,
  scatters: number,
  one: { pay: number; weight: number },
): void {
  const found = classes[scatters]
  const { weight } = one
  if (!found || weight === 0) return
  const pay = Math.min(one.pay, cap)
  found.weight += weight
  if (pay > 0) found.winning += weight
  found.sum += pay * weight
  found.squareSum += pay * pay * weight
  if (pay > found.most) {
    found.most = pay
    found.mostWeight = 0
  }
  if (pay === found.most) found.mostWeight += weight
  if (one.pay > cap) found.cutWeight += weight
  found.cutSum += (one.pay - pay) * weight
}

function walkOf({ symbols, lines, columns }: Wheels, cap: number): Walk {
  const indexOf = new Map(symbols.map(({ id }, at) => [id, at]))
  const scatter = symbols.find(({ role }) => role === 'scatter')?.id
  const reels = columns.map((all) => reelOf(all, indexOf, scatter))
  const rest = restOf(reels)
  const room = lines.length
  const live = Array.from({ length: reels.length + 1 }, () => ({
    count: room,
    line: Int32Array.from(lines.keys()),
    symbol: new Int32Array(room).fill(-1),
    factor: new Float64Array(room).fill(1),
  }))
  return {
    reels,
    lines,
    rest,
    live,
    pays: symbols.map(({ pays }) => pays),
    wild: symbols.findIndex(({ role }) => role === 'wild'),
    classes: (rest[0] ?? []).map(() => ({ ...NOTHING })),
    cap,
  }
}

const reelOf = (
  columns: readonly Column[],
  indexOf: ReadonlyMap<string, number>,
  scatter: string | undefined,
): Reel => ({
  cells: columns.map(({ cells }) => cells.map((id) => indexOf.get(id) ?? -1)),
  weights: columns.map(({ weight }) => weight),
  factors: columns.map(({ factor }) => factor),
  scatters: columns.map(({ cells }) => cells.filter((id) => id === scatter).length),
})

function restOf(reels: readonly Reel[]): number[][] {
  const rest: number[][] = [[1]]
  for (const { weights, scatters } of reels.toReversed()) {
    const after = rest[0] ?? [1]
    const here = Array<number>(after.length + Math.max(0, ...scatters)).fill(0)
    weights.forEach((weight, column) => {
      after.forEach((count, more) => {
        const at = more + (scatters[column] ?? 0)
        here[at] = (here[at] ?? 0) + count * weight
      })
    })
    rest.unshift(here)
  }
  return rest
}
