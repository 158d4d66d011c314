import { type CascadeSheet, cellsOf, factorAt, fallen, LINES, SIDE, wonLines } from './rules.ts'

/** What a step adds to what follows it: the value of a grid from the value of what may follow. */
type Rule = {
  /** Of a grid that wins nothing. */
  rest: number
  /** Of a grid that pays, from the mean over all that may follow it. */
  of(hundredths: number, mean: number, grid: number): number
}

/**
 * Every full grid, and for each that wins what it pays before the factor and the place of what is
 * left of it. A column is one of its full fillings, or of those with empty cells on top.
 */
type Chain = {
  sheet: CascadeSheet
  columns: readonly (readonly (number | null)[])[]
  filled: readonly (readonly { place: number; chance: number }[])[]
  /** How many columns are full: the first ones. */
  full: number
  pays: Float64Array
  /** Place among the partly empty grids, or -1. */
  next: Int32Array
}

export type CascadeFigures = {
  rtp: number
  hitRate: number
  deviation: number
  chanceOfCut: number
}

/** The chain by value iteration: at the last factor until it stands, then one sweep for each earlier. */
export function figuresOfCascade(sheet: CascadeSheet): CascadeFigures {
  const chain = chainOf(sheet)
  const sums = valuesOf(chain, (factor) => ({
    rest: 0,
    of: (hundredths, mean) => factor * hundredths + mean,
  }))
  const squares = valuesOf(chain, (factor, at) => {
    const after = meansOver(chain, sums[Math.min(at + 1, sums.length - 1)] ?? EMPTY)
    return {
      rest: 0,
      of: (hundredths, mean, grid) => {
        const paid = factor * hundredths
        return paid * paid + 2 * paid * (after[chain.next[grid] ?? 0] ?? 0) + mean
      },
    }
  })
  const rtp = startOf(chain, sums) / 100
  const won = Float64Array.from(chain.next, (place) => Number(place >= 0))
  return {
    rtp,
    hitRate: startOf(chain, [won]),
    deviation: Math.sqrt(startOf(chain, squares) / 10_000 - rtp * rtp),
    chanceOfCut: chanceOfCut(chain),
  }
}

const EMPTY = new Float64Array()
/** `chanceOfCut` of every title lies below. */
export const CUT_BELOW = 1e-10

/** P(round ≥ c) ≤ E exp(t · round) ÷ exp(t · c) for any t (Chernoff): here t · c is `DEPTH`. */
function chanceOfCut(chain: Chain): number {
  const t = DEPTH / chain.sheet.mostHundredths
  const values = valuesOf(chain, (factor) => ({
    rest: 1,
    of: (hundredths, mean) => Math.exp(t * factor * hundredths) * mean,
  }))
  return startOf(chain, values) * Math.exp(-DEPTH)
}

const DEPTH = 26

const startOf = (chain: Chain, values: readonly Float64Array[]) =>
  meansOver(chain, values[0] ?? EMPTY).at(-1) ?? 0

/** The values of every full grid at each step, the first one first. */
function valuesOf(chain: Chain, ruleAt: (factor: number, at: number) => Rule): Float64Array[] {
  const last = chain.sheet.factors.length - 1
  const lastRule = ruleAt(factorAt(chain.sheet, last), last)
  let values = sweep(chain, lastRule, new Float64Array(chain.next.length).fill(lastRule.rest))
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = sweep(chain, lastRule, values)
    const isDone = isClose(values, next)
    values = next
    if (isDone) break
  }
  const all = [values]
  for (let at = last - 1; at >= 0; at--)
    all.unshift(sweep(chain, ruleAt(factorAt(chain.sheet, at), at), all[0] ?? EMPTY))
  return all
}

const ROUNDS_MAX = 400

const isClose = (before: Float64Array, after: Float64Array) =>
  after.every((value, at) => Math.abs(value - (before[at] ?? 0)) <= 1e-12 * Math.max(1, value))

function sweep(chain: Chain, rule: Rule, later: Float64Array): Float64Array {
  const means = meansOver(chain, later)
  return chain.pays.map((pay, grid) => {
    const place = chain.next[grid] ?? -1
    return place < 0 ? rule.rest : rule.of(pay, means[place] ?? 0, grid)
  })
}

/** The mean over all fillings of each partly empty grid; the last of them is quite empty. */
function meansOver(chain: Chain, values: Float64Array): Float64Array {
  let means = values
  for (let axis = SIDE - 1; axis >= 0; axis--) means = widened(chain, means, axis)
  return means
}

/** One column more may be partly empty: its values are means over the stone that falls in last. */
function widened(
  { columns, filled, full }: Chain,
  means: Float64Array,
  axis: number,
): Float64Array {
  const all = columns.length
  const inner = all ** (SIDE - 1 - axis)
  const outer = full ** axis
  const wider = new Float64Array(outer * all * inner)
  for (let out = 0; out < outer; out++) {
    const base = out * all * inner
    wider.set(means.subarray(out * full * inner, (out + 1) * full * inner), base)
    for (let column = full; column < all; column++)
      for (const { place, chance } of filled[column] ?? []) {
        const [to, from] = [base + column * inner, base + place * inner]
        addRow(wider, { to, from, count: inner, chance })
      }
  }
  return wider
}

type Row = { to: number; from: number; count: number; chance: number }

function addRow(values: Float64Array, { to, from, count, chance }: Row): void {
  for (let at = 0; at < count; at++)
    values[to + at] = (values[to + at] ?? 0) + chance * (values[from + at] ?? 0)
}

/** What a column with an empty cell becomes with each stone in its lowest: a column before it. */
function filledOf(sheet: CascadeSheet, columns: Chain['columns']): Chain['filled'] {
  const placeOf = new Map(columns.map((column, at) => [column.join(), at]))
  return columns.map((column) => {
    const empty = column.lastIndexOf(null)
    if (empty < 0) return []
    return sheet.stones.map(({ weight }, stone) => ({
      place: placeOf.get(column.with(empty, stone).join()) ?? 0,
      chance: weight / 100,
    }))
  })
}

/** Full columns first, then those with one, two and three empty cells on top. */
function columnsOf(kinds: number): (number | null)[][] {
  return Array.from({ length: SIDE + 1 }, (_, empty) =>
    Array.from({ length: kinds ** (SIDE - empty) }, (_, number) => [
      ...Array.from({ length: empty }, () => null),
      ...Array.from(
        { length: SIDE - empty },
        (_, row) => Math.floor(number / kinds ** (SIDE - empty - 1 - row)) % kinds,
      ),
    ]),
  ).flat()
}

function chainOf(sheet: CascadeSheet): Chain {
  const kinds = sheet.stones.length
  const columns = columnsOf(kinds)
  const full = kinds ** SIDE
  const placeOf = new Map(columns.map((column, at) => [column.join(), at]))
  const pays = new Float64Array(full ** SIDE)
  const next = new Int32Array(full ** SIDE).fill(-1)
  for (let grid = 0; grid < next.length; grid++) {
    const places = [Math.floor(grid / (full * full)), Math.floor(grid / full) % full, grid % full]
    const cells = places.flatMap((place) => columns[place] ?? []).map((cell) => cell ?? 0)
    const won = wonLines(cells)
    if (won.length === 0) continue
    pays[grid] = won.reduce(
      (sum, line) => sum + (sheet.stones[cells[LINES[line]?.[0] ?? 0] ?? 0]?.pay ?? 0),
      0,
    )
    const left = fallen(cells, cellsOf(won))
    next[grid] = [0, 1, 2].reduce(
      (place, column) =>
        place * columns.length +
        (placeOf.get(left.slice(column * SIDE, (column + 1) * SIDE).join()) ?? 0),
      0,
    )
  }
  return { sheet, columns, filled: filledOf(sheet, columns), full, pays, next }
}
