import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'
import { type Cell, clustersOf, GOLD, SIDE } from './clusters.ts'

/** Forty-nine drops on water: five and more of a colour that touch run into one and are drawn out. */
export type ClusterSheet = {
  code: string
  version: string
  /** Of a hundred draws, how many show each drop, and what a cluster of each size returns. */
  drops: readonly { id: string; weight: number; pays: readonly number[] }[]
  gold: string
  /** The least cluster of each of the `pays`. */
  sizes: readonly number[]
  /** So many drops drawn out in a round bring the gold drop, the change of a colour, the great combing. */
  meter: Meter | null
  mostHundredths: number
  measured: Measured
}

/** Nothing is exact here: what so many rounds from this seed came to, in hundredths of the stake. */
export type Measured = {
  rounds: number
  seed: number
  hits: number
  sum: number
  squares: number
  most: number
  /** SHA-256 of the numbers that were played by. */
  digest: string
}

export type Meter = { gold: number; change: number; comb: number }

export type ClusterWin = { drop: string; cells: number[]; hundredths: number }

/** What the meter brings after the drops have fallen, in this order. */
export type Event =
  | { kind: 'gold'; cell: number }
  | { kind: 'change'; from: string; to: string }
  | { kind: 'comb'; cells: number[]; drops: string[] }

/** One tray and what it pays. What is drawn out leaves, the drops above sink, new ones come. */
export type ClusterStep = {
  /** The tray as it had fallen, where the meter then changed it. */
  fallen: string[] | null
  /** What the meter changed before this tray was paid. */
  events: Event[]
  /** Column by column from the left, each from the top down. */
  grid: string[]
  wins: ClusterWin[]
  hundredths: number
  /** Drops drawn out so far in the round, those of this tray with them. */
  combed: number
}

export type ClusterRound = { steps: ClusterStep[]; hundredths: number; isCut: boolean }

export const clusterMachine = (sheet: ClusterSheet): Machine<ClusterRound> => ({
  code: sheet.code,
  version: sheet.version,
  paytable: {
    model: 'cluster',
    drops: sheet.drops,
    sizes: sheet.sizes,
    meter: sheet.meter,
    mostHundredths: sheet.mostHundredths,
  },
  mostHundredths: sheet.mostHundredths,
  play: (random) => playRound(sheet, random),
})

const CELLS = SIDE * SIDE
const EMPTY: readonly null[] = Array.from({ length: CELLS }, () => null)

function playRound(sheet: ClusterSheet, random: Random): ClusterRound {
  const steps: ClusterStep[] = []
  let [cells, hundredths, combed] = [refilled(sheet, EMPTY, random), 0, 0]
  let changed: Pick<ClusterStep, 'fallen' | 'events'> = { fallen: null, events: [] }
  for (;;) {
    const wins = winsOf(sheet, cells)
    const removed = new Set(wins.flatMap((win) => win.cells))
    const paid = wins.reduce((sum, win) => sum + win.hundredths, 0)
    const before = combed
    combed += removed.size
    hundredths += paid
    steps.push({ ...changed, grid: namesOf(sheet, cells), wins, hundredths: paid, combed })
    const isCut = hundredths >= sheet.mostHundredths
    if (isCut || removed.size === 0)
      return { steps, hundredths: Math.min(hundredths, sheet.mostHundredths), isCut }
    const sunk = sink(cells, removed)
    cells = refilled(sheet, sunk, random)
    const fallen = namesOf(sheet, cells)
    const passed = { cells, fresh: emptyOf(sunk), before, after: combed }
    const events = eventsAfter(sheet, passed, random)
    changed = { fallen: events.length > 0 ? fallen : null, events }
  }
}

export const namesOf = ({ drops, gold }: ClusterSheet, cells: readonly number[]): string[] =>
  cells.map((cell) => (cell === GOLD ? gold : (drops[cell]?.id ?? '')))

export function winsOf(sheet: ClusterSheet, cells: readonly number[]): ClusterWin[] {
  return clustersOf(cells).map(({ drop, cells: own }) => ({
    drop: sheet.drops[drop]?.id ?? '',
    cells: own,
    hundredths: payOf(sheet, drop, own.length),
  }))
}

export function payOf({ drops, sizes }: ClusterSheet, drop: number, count: number): number {
  const at = sizes.findLastIndex((size) => size <= count)
  return drops[drop]?.pays[at] ?? 0
}

/** Draws a drop for each empty cell, column by column from the left, each from the top down. */
function refilled(sheet: ClusterSheet, cells: readonly Cell[], random: Random): number[] {
  return cells.map((cell) => cell ?? drawDrop(sheet, random))
}

function drawDrop({ drops }: ClusterSheet, random: Random): number {
  let left = random.below(drops.reduce((sum, { weight }) => sum + weight, 0))
  return drops.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
}

const emptyOf = (cells: readonly Cell[]) => [...cells.keys()].filter((cell) => cells[cell] === null)

/** What is left of a column lies at its bottom. */
export function sink(cells: readonly number[], removed: ReadonlySet<number>): Cell[] {
  const sunk: Cell[] = []
  for (let column = 0; column < SIDE; column++) {
    const from = column * SIDE
    const left = cells.slice(from, from + SIDE).filter((_, row) => !removed.has(from + row))
    sunk.push(...EMPTY.slice(0, SIDE - left.length), ...left)
  }
  return sunk
}

type Passed = { cells: number[]; fresh: readonly number[]; before: number; after: number }

/** Changes the fallen drops by what the meter has passed with these, and tells it. */
function eventsAfter(sheet: ClusterSheet, passed: Passed, random: Random): Event[] {
  const { meter } = sheet
  const { cells, fresh, before, after } = passed
  const isPassed = (mark: number | undefined) =>
    mark !== undefined && before < mark && after >= mark
  const events: Event[] = []
  if (isPassed(meter?.gold)) events.push(landGold(cells, fresh, random))
  if (isPassed(meter?.change)) events.push(changeColour(sheet, cells, random))
  if (isPassed(meter?.comb)) events.push(combTray(sheet, cells, random))
  return events
}

/** One of the drops that have just come is the gold one: a joker. */
function landGold(cells: number[], fresh: readonly number[], random: Random): Event {
  const cell = fresh[random.below(fresh.length)] ?? 0
  cells[cell] = GOLD
  return { kind: 'gold', cell }
}

/** Every drop of one colour turns into another colour. */
function changeColour({ drops }: ClusterSheet, cells: number[], random: Random): Event {
  const from = random.below(drops.length)
  const others = [...drops.keys()].filter((drop) => drop !== from)
  const to = others[random.below(others.length)] ?? 0
  for (const [cell, drop] of cells.entries()) if (drop === from) cells[cell] = to
  return { kind: 'change', from: drops[from]?.id ?? '', to: drops[to]?.id ?? '' }
}

/** Every seventh drop from a drawn one on is drawn again: one row of the tray. */
function combTray(sheet: ClusterSheet, cells: number[], random: Random): Event {
  const first = random.below(SIDE)
  const combed = Array.from({ length: SIDE }, (_, column) => column * SIDE + first)
  for (const cell of combed) cells[cell] = drawDrop(sheet, random)
  const names = namesOf(sheet, cells)
  return { kind: 'comb', cells: combed, drops: combed.map((cell) => names[cell] ?? '') }
}
