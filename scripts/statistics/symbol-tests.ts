import { bothTails, chiSquareTail } from './distributions.ts'

/** What a test makes of a sequence: the chance of something as far off. */
export type Verdict = { test: string; p: number }

/** Symbols 0 to `count` − 1, as they were drawn. */
export type Symbols = { count: number; drawn: ArrayLike<number> }

/** A cell of a chi-square is expected so often at least. */
const EXPECTED_MIN = 5

/** The tests of RNG-03 that the sequence is long enough for. */
export function testsOf(symbols: Symbols): Verdict[] {
  return [frequency, runs, serialCorrelation, couponCollector, overlaps].flatMap(
    (test) => test(symbols) ?? [],
  )
}

/** How often each symbol comes: chi-square over all of them. */
export function frequency({ count, drawn }: Symbols): Verdict | undefined {
  const expected = drawn.length / count
  if (count < 2 || expected < EXPECTED_MIN) return undefined
  const chiSquare = chiSquareOf(tally(drawn, count), () => expected)
  return { test: 'chi-square', p: chiSquareTail(chiSquare, count - 1) }
}

/** Wald and Wolfowitz: how often a sequence changes between the lower and the upper half. */
export function runs({ count, drawn }: Symbols): Verdict | undefined {
  const half = count / 2
  let [lower, upper, changes, before] = [0, 0, 0, -1]
  for (let at = 0; at < drawn.length; at++) {
    const side = (drawn[at] ?? 0) < half ? 0 : 1
    if (side === 0) lower += 1
    else upper += 1
    if (before !== -1 && side !== before) changes += 1
    before = side
  }
  const n = lower + upper
  if (lower < 20 || upper < 20) return undefined
  const mean = (2 * lower * upper) / n
  const variance = (mean * (mean - 1)) / (n - 1)
  return { test: 'runs', p: bothTails((changes - mean) / Math.sqrt(variance)) }
}

/** Of each symbol with the next (lag 1): r·√n is normal. */
export function serialCorrelation({ count, drawn }: Symbols): Verdict | undefined {
  const n = drawn.length
  if (count < 2 || n < 1_000) return undefined
  const mean = (count - 1) / 2
  const variance = (count * count - 1) / 12
  let sum = 0
  for (let at = 1; at < n; at++) sum += ((drawn[at - 1] ?? 0) - mean) * ((drawn[at] ?? 0) - mean)
  return { test: 'serial correlation', p: bothTails(sum / variance / Math.sqrt(n - 1)) }
}

/** More symbols than that are collected too seldom. */
const COLLECTED_MAX = 64

/** How many draws it takes to see all symbols: Knuth, The Art of Computer Programming, 3.3.2 E. */
export function couponCollector({ count, drawn }: Symbols): Verdict | undefined {
  if (count < 2 || count > COLLECTED_MAX) return undefined
  const lengths = collections(drawn, count)
  const chances = lengthsOf(count, Math.ceil(count * (Math.log(count) + 5)))
  const cells = grouped(lengths, chances)
  if (!cells) return undefined
  const chiSquare = cells.reduce((sum, { seen, wanted }) => sum + (seen - wanted) ** 2 / wanted, 0)
  return { test: 'coupon collector', p: chiSquareTail(chiSquare, cells.length - 1) }
}

/** The length of each whole collection. */
function collections(drawn: ArrayLike<number>, count: number): number[] {
  const lengths: number[] = []
  const seenIn = new Int32Array(count).fill(-1)
  let [seen, length, set] = [0, 0, 0]
  for (let at = 0; at < drawn.length; at++) {
    const symbol = drawn[at] ?? 0
    length += 1
    if (seenIn[symbol] !== set) {
      seenIn[symbol] = set
      seen += 1
    }
    if (seen < count) continue
    lengths.push(length)
    ;[seen, length, set] = [0, 0, set + 1]
  }
  return lengths
}

/** The chance that a collection takes n draws, for each n up to `most`; the last is that of more. */
function lengthsOf(count: number, most: number): number[] {
  let [held, last] = [new Float64Array(count + 1), 0]
  held[0] = 1
  const chances: number[] = []
  for (let n = 1; n <= most; n++) {
    const next = new Float64Array(count + 1)
    for (let kinds = 1; kinds <= count; kinds++)
      next[kinds] =
        ((held[kinds] ?? 0) * kinds + (held[kinds - 1] ?? 0) * (count - kinds + 1)) / count
    chances.push((next[count] ?? 0) - last)
    ;[held, last] = [next, next[count] ?? 0]
  }
  return [...chances, 1 - last]
}

type Cell = { seen: number; wanted: number }

/** Neighbouring lengths together, until each cell is expected often enough. */
function grouped(lengths: readonly number[], chances: readonly number[]): Cell[] | undefined {
  const seen = new Array<number>(chances.length).fill(0)
  for (const length of lengths) {
    const at = Math.min(length, chances.length) - 1
    seen[at] = (seen[at] ?? 0) + 1
  }
  const cells: Cell[] = []
  let open: Cell = { seen: 0, wanted: 0 }
  for (const [at, chance] of chances.entries()) {
    open = { seen: open.seen + (seen[at] ?? 0), wanted: open.wanted + chance * lengths.length }
    if (open.wanted < EXPECTED_MIN) continue
    cells.push(open)
    open = { seen: 0, wanted: 0 }
  }
  const end = cells.at(-1)
  if (!end || cells.length < 3) return undefined
  end.seen += open.seen
  end.wanted += open.wanted
  return cells
}

/** More pairs than that are too many to count. */
const PAIRS_MAX = 1 << 22

/** Overlapping pairs: the difference of the serial statistics is a chi-square (Good, 1953). */
export function overlaps({ count, drawn }: Symbols): Verdict | undefined {
  const n = drawn.length
  const pairs = count * count
  if (count < 2 || pairs > PAIRS_MAX || n / pairs < EXPECTED_MIN) return undefined
  const seen = new Float64Array(pairs)
  for (let at = 0; at < n; at++) {
    const pair = (drawn[at] ?? 0) * count + (drawn[(at + 1) % n] ?? 0)
    seen[pair] = (seen[pair] ?? 0) + 1
  }
  const ofPairs = chiSquareOf(seen, () => n / pairs)
  const ofOne = chiSquareOf(tally(drawn, count), () => n / count)
  return { test: 'overlaps', p: chiSquareTail(ofPairs - ofOne, pairs - count) }
}

function tally(drawn: ArrayLike<number>, count: number): Float64Array {
  const seen = new Float64Array(count)
  for (let at = 0; at < drawn.length; at++) {
    const symbol = drawn[at] ?? 0
    seen[symbol] = (seen[symbol] ?? 0) + 1
  }
  return seen
}

const chiSquareOf = (seen: Float64Array, expectedAt: (at: number) => number): number =>
  seen.reduce((sum, one, at) => sum + (one - expectedAt(at)) ** 2 / expectedAt(at), 0)
