import type { Random } from '../../game.ts'
import { SIDE } from './clusters.ts'
import type { ClusterSheet, Measured } from './rules.ts'

const CELLS = SIDE * SIDE
/** After the drops of the sheet: the joker. */
const JOKER = 7
const LEAST = 5

/**
 * Rounds as numbers alone, some forty times as fast as those that are told. Written apart from the
 * rules, with drops in typed arrays, so that each can be tested against the other.
 */
export function fastRounds(sheet: ClusterSheet): (random: Random) => number {
  const table = Uint8Array.from(
    sheet.drops.flatMap(({ weight }, drop) => Array<number>(weight).fill(drop)),
  )
  const pays = sheet.drops.map((drop) => paysByCount(sheet, drop.pays))
  const tray: Tray = {
    cells: new Uint8Array(CELLS),
    gone: new Uint8Array(CELLS),
    mark: new Int32Array(CELLS).fill(-1),
    queue: new Uint8Array(CELLS),
    fresh: new Uint8Array(CELLS),
    freshCount: 0,
    table,
    pays,
    meter: sheet.meter,
  }
  return (random) => play(tray, sheet.mostHundredths, random)
}

type Tray = {
  cells: Uint8Array
  gone: Uint8Array
  /** The last cluster that looked at each cell. */
  mark: Int32Array
  queue: Uint8Array
  fresh: Uint8Array
  freshCount: number
  table: Uint8Array
  pays: readonly Float64Array[]
  meter: ClusterSheet['meter']
}

const paysByCount = ({ sizes }: ClusterSheet, pays: readonly number[]) =>
  Float64Array.from({ length: CELLS + 1 }, (_, count) =>
    count < LEAST ? 0 : (pays[sizes.filter((size) => size <= count).length - 1] ?? 0),
  )

function play(tray: Tray, most: number, random: Random): number {
  tray.gone.fill(1)
  fall(tray, random)
  let [sum, combed] = [0, 0]
  for (;;) {
    const paid = drawOut(tray)
    sum += paid
    if (sum >= most) return most
    if (paid === 0) return sum
    const before = combed
    for (let cell = 0; cell < CELLS; cell++) combed += tray.gone[cell] ?? 0
    fall(tray, random)
    change(tray, random, { before, after: combed })
  }
}

/** Pays every cluster and marks its cells as gone. */
function drawOut(tray: Tray): number {
  const { cells, gone, mark, pays } = tray
  gone.fill(0)
  mark.fill(-1)
  let sum = 0
  for (let start = 0; start < CELLS; start++) {
    const drop = cells[start] ?? 0
    if (drop === JOKER || (mark[start] ?? -1) >= 0) continue
    const count = spread(tray, start, drop)
    if (count < LEAST) continue
    sum += pays[drop]?.[count] ?? 0
    for (let at = 0; at < count; at++) gone[tray.queue[at] ?? 0] = 1
  }
  return sum
}

const BESIDES = 4
/** The cells beside each. At an edge the cell itself stands in: it has been looked at. */
const BESIDE = Uint8Array.from({ length: CELLS * BESIDES }, (_, at) => {
  const cell = Math.floor(at / BESIDES)
  const row = cell % SIDE
  const found = [
    cell >= SIDE ? cell - SIDE : cell,
    cell < CELLS - SIDE ? cell + SIDE : cell,
    row > 0 ? cell - 1 : cell,
    row < SIDE - 1 ? cell + 1 : cell,
  ]
  return found[at % BESIDES] ?? cell
})

/** Fills the queue with the cluster of a cell. A joker's mark is overwritten by the next cluster's. */
function spread({ cells, mark, queue }: Tray, start: number, drop: number): number {
  let count = 1
  queue[0] = start
  mark[start] = start
  for (let at = 0; at < count; at++) {
    const from = (queue[at] ?? 0) * BESIDES
    for (let side = from; side < from + BESIDES; side++) {
      const cell = BESIDE[side] ?? 0
      const is = cells[cell]
      if ((is !== drop && is !== JOKER) || mark[cell] === start) continue
      mark[cell] = start
      queue[count++] = cell
    }
  }
  return count
}

function fall(tray: Tray, random: Random): void {
  const { cells, gone, fresh, table } = tray
  tray.freshCount = 0
  for (let top = 0; top < CELLS; top += SIDE) {
    let to = top + SIDE - 1
    for (let cell = to; cell >= top; cell--) if (gone[cell] === 0) cells[to--] = cells[cell] ?? 0
    for (let cell = top; cell <= to; cell++) {
      cells[cell] = table[random.below(table.length)] ?? 0
      fresh[tray.freshCount++] = cell
    }
  }
}

type Combed = { before: number; after: number }

function change(tray: Tray, random: Random, { before, after }: Combed): void {
  const { cells, fresh, freshCount, meter } = tray
  if (!meter || after < meter.gold) return
  const isPassed = (mark: number) => before < mark && after >= mark
  if (isPassed(meter.gold)) cells[fresh[random.below(freshCount)] ?? 0] = JOKER
  if (isPassed(meter.change)) recolour(tray, random)
  if (isPassed(meter.comb)) comb(tray, random)
}

function recolour({ cells }: Tray, random: Random): void {
  const from = random.below(JOKER)
  const other = random.below(JOKER - 1)
  const to = other < from ? other : other + 1
  for (let cell = 0; cell < CELLS; cell++) if (cells[cell] === from) cells[cell] = to
}

function comb({ cells, table }: Tray, random: Random): void {
  for (let cell = random.below(SIDE); cell < CELLS; cell += SIDE)
    cells[cell] = table[random.below(table.length)] ?? 0
}

/** Whole sums: the same seed gives the same to the last digit. */
export type Sums = Omit<Measured, 'digest'>

export function measure(sheet: ClusterSheet, rounds: number, seed: number): Sums {
  const round = fastRounds(sheet)
  const random = quickRandom(seed)
  const sums = { rounds, seed, hits: 0, sum: 0, squares: 0, most: 0 }
  for (let at = 0; at < rounds; at++) {
    const hundredths = round(random)
    if (hundredths > 0) sums.hits += 1
    sums.sum += hundredths
    sums.squares += hundredths * hundredths
    if (hundredths > sums.most) sums.most = hundredths
  }
  if (!Number.isSafeInteger(sums.squares)) throw new Error('the sums outgrew a double')
  return sums
}

const RANGE = 2 ** 32

/** xoshiro128**, seeded by splitmix32: quick draws to measure by. No round of a player comes from it. */
export function quickRandom(seed: number): Random {
  const state = new Uint32Array(4)
  for (let at = 0, mix = seed >>> 0; at < 4; at++) {
    mix = (mix + 0x9e3779b9) >>> 0
    let value = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad)
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97)
    state[at] = value ^ (value >>> 15)
  }
  let [a = 0, b = 0, c = 0, d = 0] = state
  const next = () => {
    const times = Math.imul(b, 5)
    const result = Math.imul((times << 7) | (times >>> 25), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result
  }
  return {
    below(count) {
      const limit = RANGE - (RANGE % count)
      let value = next()
      while (value >= limit) value = next()
      return value % count
    },
  }
}
