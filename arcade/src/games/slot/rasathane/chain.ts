import { CELLS, LEAST } from './rules.ts'

/** A grid loses at least eight, so that what falls is never fuller than this. */
const FALLEN = CELLS - LEAST
/** Sweeps go on until they change no more than this part of the result. */
const CHANGE = 1e-13
const SWEEPS_MAX = 400

/**
 * The states of a grid are the counts of its bodies: where they stand makes no difference. At a given
 * number of cells a state is ranked by the sums P₁ ≤ P₂ ≤ … of its first counts, Σ C(Pᵢ + i − 1, i): a
 * rank that one more of the last body leaves as it is.
 */
export type States = {
  bodies: number
  /** choose[i][n] = C(n, i) */
  choose: readonly (readonly number[])[]
  /** How many states have so many cells. */
  sizes: readonly number[]
  /** Of each full grid: where it falls to, as level and rank, or −1 where nothing wins. */
  fallsTo: { level: Int8Array; rank: Int32Array }
}

/** Called for each full grid in the order of its rank. */
type EachFull = (counts: Int8Array, rank: number) => void

export function statesOf(bodies: number, hasScatter: boolean): States {
  const sums = bodies - 1
  const choose = Array.from({ length: bodies }, (_, i) =>
    Array.from({ length: CELLS + bodies }, (__, n) => binomial(n, i)),
  )
  const sizes = Array.from({ length: CELLS + 1 }, (_, n) => binomial(n + sums, sums))
  const full = sizes[CELLS] ?? 0
  const fallsTo = { level: new Int8Array(full), rank: new Int32Array(full) }
  const winning = hasScatter ? bodies - 1 : bodies
  eachFull(bodies, (counts, rank) => {
    const left = counts.map((count, body) => (body < winning && count >= LEAST ? 0 : count))
    const cells = left.reduce((sum, count) => sum + count, 0)
    fallsTo.level[rank] = cells < CELLS ? cells : -1
    fallsTo.rank[rank] = rankOf(choose, left)
  })
  return { bodies, choose, sizes, fallsTo }
}

/** The rank of a state among those of as many cells. */
function rankOf(choose: States['choose'], counts: Int8Array): number {
  let [sum, rank] = [0, 0]
  for (let body = 0; body < counts.length - 1; body++) {
    sum += counts[body] ?? 0
    rank += choose[body + 1]?.[sum + body] ?? 0
  }
  return rank
}

export function eachFull(bodies: number, visit: EachFull): void {
  const counts = new Int8Array(bodies)
  let rank = 0
  // P₁ runs fastest and the last sum slowest, so that ranks come in their order.
  const walk = (sum: number, most: number): void => {
    if (sum === 0) {
      counts[0] = most
      visit(counts, rank)
      rank += 1
      return
    }
    for (let below = 0; below <= most; below++) {
      counts[sum] = most - below
      walk(sum - 1, below)
    }
  }
  walk(bodies - 1, CELLS)
}

function binomial(n: number, k: number): number {
  let ways = 1
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at
  return n < k ? 0 : Math.round(ways)
}

/** A full grid is worth `reward + weight · (what it falls to)`; one without winners its reward alone. */
export type Worth = { reward: Float64Array; weight?: Float64Array }

/** What states are worth that have so few cells that a grid can fall to them: fallen[level][rank]. */
export type Fallen = readonly Float64Array[]

/**
 * Value iteration: from the worth of what grids fall to, that of full grids, and from those by refilling
 * cell by cell that of what grids fall to, until the worth of the empty grid stands.
 */
export function solve(
  states: States,
  law: readonly number[],
  worth: Worth,
): { start: number; fallen: Fallen } {
  const { sizes } = states
  const chances = chancesOf(law)
  const fallen = sizes.slice(0, FALLEN + 1).map((size) => new Float64Array(size))
  const buffers = [new Float64Array(sizes[CELLS] ?? 0), new Float64Array(sizes[CELLS - 1] ?? 0)]
  let start = 0
  for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
    const before = start
    let above = buffers[0] ?? new Float64Array()
    fillFull(states, worth, fallen, above)
    for (let level = CELLS - 1; level >= 0; level--) {
      const own = fallen[level] ?? buffers[(CELLS - level) % 2] ?? above
      refill(states, chances, { level, own, above })
      above = own
    }
    start = above[0] ?? 0
    if (Math.abs(start - before) <= CHANGE * Math.abs(start)) return { start, fallen }
  }
  return { start, fallen }
}

function chancesOf(law: readonly number[]): number[] {
  const whole = law.reduce((sum, weight) => sum + weight, 0)
  return law.map((weight) => weight / whole)
}

function fillFull(
  { fallsTo: { level, rank } }: States,
  { reward, weight }: Worth,
  fallen: Fallen,
  full: Float64Array,
): void {
  for (let at = 0; at < full.length; at++) {
    const to = level[at] ?? -1
    const own = reward[at] ?? 0
    const later = to < 0 ? 0 : (fallen[to]?.[rank[at] ?? 0] ?? 0)
    full[at] = own + (weight ? (weight[at] ?? 0) : 1) * later
  }
}

type Refill = { level: number; own: Float64Array; above: Float64Array }

/** own[c] = Σ pᵢ · above[c + one of body i]. */
function refill(
  { bodies, choose }: States,
  chances: readonly number[],
  { level, own, above }: Refill,
): void {
  // starts[s][b]: the rank of the sums above the s-th, with one more of body b.
  const starts = Array.from({ length: bodies }, () => new Int32Array(bodies))
  const startsOf = (sum: number) => starts[sum] ?? new Int32Array(bodies)
  // `without` is that rank with none more. P₁ runs over neighbours, in `addRun`.
  const walk = (sum: number, most: number, without: number): void => {
    if (sum === 1) {
      addRun(own, above, { rank: without, length: most + 1, from: startsOf(1), chances })
      return
    }
    const row = choose[sum] ?? []
    for (let value = 0; value <= most; value++) {
      const [plain = 0, more = 0] = [row[value + sum - 1], row[value + sum]]
      raise(startsOf(sum), startsOf(sum - 1), { sum, plain, more })
      walk(sum - 1, value, without + plain)
    }
  }
  walk(bodies - 1, level, 0)
}

type Raise = { sum: number; plain: number; more: number }

/** One more of body b raises every sum from the (b + 1)-th on. */
function raise(from: Int32Array, to: Int32Array, { sum, plain, more }: Raise): void {
  for (let body = 0; body < from.length; body++)
    to[body] = (from[body] ?? 0) + (body < sum ? more : plain)
}

type Run = { rank: number; length: number; from: Int32Array; chances: readonly number[] }

function addRun(
  own: Float64Array,
  above: Float64Array,
  { rank, length, from, chances }: Run,
): void {
  own.fill(0, rank, rank + length)
  for (let body = 0; body < chances.length; body++) {
    const chance = chances[body] ?? 0
    // The first body raises P₁ itself.
    const start = (from[body] ?? 0) + (body === 0 ? 1 : 0)
    for (let at = 0; at < length; at++)
      own[rank + at] = (own[rank + at] ?? 0) + chance * (above[start + at] ?? 0)
  }
}
