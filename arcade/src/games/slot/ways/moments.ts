import { standsFor } from './rules.ts'
import { forCount, LEAST, mysteriesOf, type WaysSheet, windowAt } from './sheet.ts'

/** A value for each number of scatters, from none to one on every reel. */
export type ByScatters = number[]

/** What one paid spin returns, summed over every stop of the reels, by its scatters. */
export type SpinMoments = {
  /** Stop combinations times the weights of the mystery. */
  outOf: number
  count: ByScatters
  /** How many of them win nothing. */
  withoutWin: ByScatters
  /** Σ return and Σ return², in hundredths of the stake. */
  sum: ByScatters
  squares: ByScatters
}

/** A reel's stops, as how many of each paying symbol they show, and whether a scatter. */
type Stop = { counts: Readonly<Record<string, number>>; hasScatter: boolean }
type Reels = readonly (readonly Stop[])[]
type Of = (counts: Stop['counts']) => number

/**
 * Reels are independent, so the sum over all stops of a product of what each reel shows is the
 * product of the reels' sums. Each reel's sum is split by whether a scatter is seen.
 */
export function spinMoments(sheet: WaysSheet): SpinMoments {
  const total: SpinMoments = {
    outOf: 0,
    count: zeros(sheet),
    withoutWin: zeros(sheet),
    sum: zeros(sheet),
    squares: zeros(sheet),
  }
  for (const [mystery, weight] of mysteriesOf(sheet)) {
    const reels = reelsOf(sheet, mystery)
    const count = productOf(reels, () => () => 1)
    total.outOf += weight * count.reduce((sum, stops) => sum + stops, 0)
    addTo(total.count, count, weight)
    addTo(total.withoutWin, stopsWithoutWin(sheet, reels), weight)
    addTo(total.sum, sumOf(sheet, reels), weight)
    addTo(total.squares, squaresOf(sheet, reels), weight)
  }
  return total
}

const zeros = ({ reels }: WaysSheet): ByScatters =>
  Array.from({ length: reels.length + 1 }, () => 0)

function addTo(total: ByScatters, more: ByScatters, times: number): void {
  more.forEach((value, scatters) => {
    total[scatters] = (total[scatters] ?? 0) + value * times
  })
}

function reelsOf(sheet: WaysSheet, mystery: string | null): Reels {
  const stands = Object.keys(sheet.pays).map(
    (symbol) => [symbol, standsFor(sheet, symbol, mystery)] as const,
  )
  return sheet.reels.map((reel) =>
    reel.map((_, stop) => {
      const seen = windowAt(sheet, reel, stop)
      const counted = stands.map(([symbol, set]) => [
        symbol,
        seen.filter((id) => set.has(id)).length,
      ])
      return {
        counts: Object.fromEntries(counted),
        hasScatter: sheet.scatter !== undefined && seen.includes(sheet.scatter),
      }
    }),
  )
}

/** Σ over all stops of Π over the reels of what `ofReel` says of each, by scatters. */
function productOf(reels: Reels, ofReel: (reel: number) => Of): ByScatters {
  return reels.reduce<ByScatters>(
    (product, stops, reel) => {
      const of = ofReel(reel)
      let [without, withOne] = [0, 0]
      for (const { counts, hasScatter } of stops) {
        if (hasScatter) withOne += of(counts)
        else without += of(counts)
      }
      return product
        .concat(0)
        .map((value, scatters) => value * without + (product[scatters - 1] ?? 0) * withOne)
    },
    [1],
  )
}

/** A win of a symbol on exactly so many reels, and its pay for each way. */
type Run = { symbol: string; reels: number; pay: number }

const runsOf = ({ pays, reels }: WaysSheet): Run[] =>
  Object.entries(pays).flatMap(([symbol, pay]) =>
    Array.from({ length: reels.length - LEAST + 1 }, (_, more) => LEAST + more)
      .map((count) => ({ symbol, reels: count, pay: forCount(pay, count) }))
      .filter((run) => run.pay > 0),
  )

/** The ways of a run that one reel gives: none where the run does not end as it should. */
const waysOn =
  (run: Run, reel: number): Of =>
  (counts) => {
    if (reel > run.reels) return 1
    const count = counts[run.symbol] ?? 0
    return reel < run.reels ? count : Number(count === 0)
  }

function sumOf(sheet: WaysSheet, reels: Reels): ByScatters {
  const sum = zeros(sheet)
  for (const run of runsOf(sheet))
    addTo(
      sum,
      productOf(reels, (reel) => waysOn(run, reel)),
      run.pay,
    )
  return sum
}

/** (Σ of runs)² is the sum over pairs of runs: of one symbol at most one is there. */
function squaresOf(sheet: WaysSheet, reels: Reels): ByScatters {
  const squares = zeros(sheet)
  const runs = runsOf(sheet)
  runs.forEach((one, at) => {
    for (const other of runs.slice(at)) {
      if (one !== other && one.symbol === other.symbol) continue
      const both = productOf(reels, (reel) => {
        const [first, second] = [waysOn(one, reel), waysOn(other, reel)]
        return (counts) => first(counts) * second(counts)
      })
      addTo(squares, both, (one === other ? 1 : 2) * one.pay * other.pay)
    }
  })
  return squares
}

/** Stops counted by the symbols that have stood on every reel so far, written in one text. */
type Alive = Map<string, ByScatters>

/** Reel by reel: which symbols have stood on every reel so far, for how many stops. */
function stopsWithoutWin({ pays, ...sheet }: WaysSheet, reels: Reels): ByScatters {
  const symbols = Object.keys(pays)
  const leastOf = new Map(
    symbols.map((symbol) => [symbol, LEAST + (pays[symbol] ?? []).findIndex((pay) => pay > 0)]),
  )
  let alive: Alive = new Map([[symbols.join(' '), [1]]])
  reels.forEach((stops, reel) => {
    const next: Alive = new Map()
    const isWon = (symbol: string) => leastOf.get(symbol) === reel + 1
    for (const [key, counted] of alive) {
      for (const stop of stops) {
        const left = key.split(' ').filter((symbol) => (stop.counts[symbol] ?? 0) > 0)
        if (!left.some(isWon)) addStops(next, left.join(' '), shifted(counted, stop))
      }
    }
    alive = next
  })
  const none = zeros({ pays, ...sheet })
  for (const counted of alive.values()) addTo(none, counted, 1)
  return none
}

const shifted = (counted: ByScatters, { hasScatter }: Stop): ByScatters =>
  hasScatter ? [0, ...counted] : [...counted, 0]

function addStops(alive: Alive, key: string, counted: ByScatters): void {
  const found = alive.get(key)
  if (found) addTo(found, counted, 1)
  else alive.set(key, counted)
}
