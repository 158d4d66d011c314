import { spinsWon } from './mathematics.ts'
import { standsFor } from './rules.ts'
import { mysteriesOf, type WaysSheet, windowAt } from './sheet.ts'

/** How often a paid spin returns each sum and shows each number of scatters, over all of them. */
export type Cycle = { outOf: number; counts: Map<number, Float64Array> }

type Reel = { counts: number[][]; scatter: number[] }
type Walk = {
  reels: readonly Reel[]
  pays: readonly (readonly number[])[]
  weight: number
  /** From each reel on: how often the reels left show each number of scatters. */
  rest: readonly (readonly number[])[]
}
/** A symbol that has stood on every reel so far, and its ways. */
type Alive = { symbol: number; ways: number }

/** Walks the full product of the reels. Written apart from the moments, to test one by the other. */
export function cycleOf(sheet: WaysSheet): Cycle {
  const cycle: Cycle = { outOf: 0, counts: new Map() }
  const pays = Object.values(sheet.pays).map((pay) => [0, 0, 0, ...pay])
  for (const [mystery, weight] of mysteriesOf(sheet)) {
    const reels = reelsOf(sheet, mystery)
    const walk = { reels, pays, weight, rest: scattersFrom(reels) }
    const start = pays.map((_, symbol) => ({ symbol, ways: 1 }))
    step(walk, cycle, { reel: 0, alive: start, settled: 0, scatters: 0 })
  }
  return cycle
}

function reelsOf(sheet: WaysSheet, mystery: string | null): Reel[] {
  const stands = Object.keys(sheet.pays).map((symbol) => standsFor(sheet, symbol, mystery))
  return sheet.reels.map((reel) => {
    const windows = reel.map((_, stop) => windowAt(sheet, reel, stop))
    return {
      counts: windows.map((seen) => stands.map((set) => seen.filter((id) => set.has(id)).length)),
      scatter: windows.map((seen) => seen.filter((id) => id === sheet.scatter).length),
    }
  })
}

function scattersFrom(reels: readonly Reel[]): number[][] {
  return reels.map((_, from) =>
    reels.slice(from).reduce<number[]>(
      (rest, { scatter }) => {
        const shown = scatter.reduce((sum, count) => sum + count, 0)
        return rest
          .concat(0)
          .map((times, more) => times * (scatter.length - shown) + (rest[more - 1] ?? 0) * shown)
      },
      [1],
    ),
  )
}

type At = { reel: number; alive: readonly Alive[]; settled: number; scatters: number }

function step(walk: Walk, cycle: Cycle, { reel, alive, settled, scatters }: At): void {
  if (alive.length === 0) {
    walk.rest[reel]?.forEach((times, more) => {
      tally(cycle, { win: settled, scatters: scatters + more, weight: times * walk.weight })
    })
    return
  }
  const { counts = [], scatter = [] } = walk.reels[reel] ?? {}
  const isLast = reel === walk.reels.length - 1
  for (const [stop, shown] of counts.entries()) {
    const next = alive.flatMap((one) => alongReel(one, shown))
    const seen = scatters + (scatter[stop] ?? 0)
    const won = settled + wonAt(walk, { reel, alive, shown, isLast })
    if (isLast) tally(cycle, { win: won, scatters: seen, weight: walk.weight })
    else step(walk, cycle, { reel: reel + 1, alive: next, settled: won, scatters: seen })
  }
}

function alongReel({ symbol, ways }: Alive, shown: readonly number[]): Alive[] {
  const count = shown[symbol] ?? 0
  return count > 0 ? [{ symbol, ways: ways * count }] : []
}

type Stopped = { reel: number; alive: readonly Alive[]; shown: readonly number[]; isLast: boolean }

/** What ends on this reel: the runs that it breaks, and on the last reel all others. */
function wonAt({ pays }: Walk, { reel, alive, shown, isLast }: Stopped): number {
  return alive.reduce((sum, { symbol, ways }) => {
    const count = shown[symbol] ?? 0
    if (count === 0) return sum + ways * (pays[symbol]?.[reel] ?? 0)
    return isLast ? sum + ways * count * (pays[symbol]?.[reel + 1] ?? 0) : sum
  }, 0)
}

function tally(
  cycle: Cycle,
  { win, scatters, weight }: { win: number; scatters: number; weight: number },
): void {
  let found = cycle.counts.get(win)
  if (!found) {
    found = new Float64Array(6)
    cycle.counts.set(win, found)
  }
  found[scatters] = (found[scatters] ?? 0) + weight
  cycle.outOf += weight
}

/** `chanceOfCut` of every title lies below; of Anka Dağı it is four in 10⁸. */
export const CUT_BELOW = 1e-7

/**
 * A bound on the chance that a round reaches the highest return (Chernoff): with G the mean of
 * exp(t · worth) of a free spin with all that it wins, P(round ≥ c) ≤ E exp(t · round) ÷ exp(t · c).
 */
export function chanceOfCut(sheet: WaysSheet, { counts, outOf }: Cycle): number {
  const won = spinsWon(sheet)
  const factor = sheet.freeSpins?.factor ?? 1
  const meanOf = (t: number, free: number) => {
    let sum = 0
    for (const [win, byScatters] of counts)
      byScatters.forEach((count, scatters) => {
        if (count > 0) sum += count * Math.exp(t * win) * free ** (won[scatters] ?? 0)
      })
    return sum / outOf
  }
  const bounds = Array.from({ length: 60 }, (_, at) => {
    const t = 10 ** (-6 + at / 15)
    let free = 1
    for (let round = 0; round < 200 && free < 1e6; round++) free = meanOf(t * factor, free)
    return free < 1e6 ? meanOf(t, free) * Math.exp(-t * sheet.mostHundredths) : 1
  })
  return Math.min(...bounds)
}
