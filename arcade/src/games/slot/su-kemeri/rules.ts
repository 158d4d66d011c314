import type { Random } from '../../game.ts'
import type { Machine } from '../machine/machine.ts'

/** Nine stones, each drawn by itself. Stones that win are taken away, and others fall. */
export type CascadeSheet = {
  code: string
  version: string
  /** Of a hundred draws, how many show each stone, and what three in a line return, in hundredths. */
  stones: readonly { id: string; weight: number; pay: number }[]
  /** What the first, second … fall is multiplied by; from the last on, all alike. */
  factors: readonly number[]
  /** A round that reaches this return ends with it. */
  mostHundredths: number
  /** From the exact chain: the test computes it again. */
  figures: { rtp: number; hitRate: number; deviation: number }
}

export const SIDE = 3

/** Rows, columns and diagonals, as cells: column by column from the left, each from the top down. */
export const LINES = [
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export type CascadeWin = { line: number; stone: string; hundredths: number }

/** One grid and what it pays. The winning stones leave, the ones above fall, new ones come. */
export type CascadeStep = {
  /** Column by column from the left, each from the top down. */
  grid: string[]
  factor: number
  /** Before the factor. */
  wins: CascadeWin[]
  /** The cells that leave. */
  removed: number[]
  /** With the factor. */
  hundredths: number
}

export type CascadeRound = { steps: CascadeStep[]; hundredths: number; isCut: boolean }

export const cascadeMachine = (sheet: CascadeSheet): Machine<CascadeRound> => ({
  code: sheet.code,
  version: sheet.version,
  paytable: {
    model: 'cascade',
    stones: sheet.stones,
    lines: LINES,
    factors: sheet.factors,
    mostHundredths: sheet.mostHundredths,
  },
  mostHundredths: sheet.mostHundredths,
  play: (random) => playRound(sheet, random),
})

function playRound(sheet: CascadeSheet, random: Random): CascadeRound {
  const steps: CascadeStep[] = []
  let [cells, hundredths] = [refilled(sheet, EMPTY, random), 0]
  for (;;) {
    const step = stepAt(sheet, cells, steps.length)
    steps.push(step)
    hundredths += step.hundredths
    const isCut = hundredths >= sheet.mostHundredths
    if (isCut || step.removed.length === 0)
      return { steps, hundredths: Math.min(hundredths, sheet.mostHundredths), isCut }
    cells = refilled(sheet, fallen(cells, step.removed), random)
  }
}

/** A stone by its place in the sheet; null where none is. */
export type Cell = number | null

const EMPTY: readonly Cell[] = Array.from({ length: SIDE * SIDE }, () => null)

/** Draws a stone for each empty cell, column by column from the left, each from the top down. */
function refilled(sheet: CascadeSheet, cells: readonly Cell[], random: Random): number[] {
  return cells.map((cell) => cell ?? drawStone(sheet, random))
}

function drawStone({ stones }: CascadeSheet, random: Random): number {
  let left = random.below(stones.reduce((sum, { weight }) => sum + weight, 0))
  return stones.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
}

function stepAt(sheet: CascadeSheet, cells: readonly number[], at: number): CascadeStep {
  const won = wonLines(cells)
  const factor = factorAt(sheet, at)
  const wins = won.map((line) => {
    const stone = sheet.stones[cells[LINES[line]?.[0] ?? 0] ?? 0]
    return { line, stone: stone?.id ?? '', hundredths: stone?.pay ?? 0 }
  })
  return {
    grid: cells.map((cell) => sheet.stones[cell]?.id ?? ''),
    factor,
    wins,
    removed: cellsOf(won),
    hundredths: factor * wins.reduce((sum, { hundredths }) => sum + hundredths, 0),
  }
}

export const factorAt = ({ factors }: CascadeSheet, at: number): number =>
  factors[Math.min(at, factors.length - 1)] ?? 1

/** The lines of three alike. */
export const wonLines = (cells: readonly number[]): number[] =>
  LINES.flatMap(([a, b, c], line) => (cells[a] === cells[b] && cells[b] === cells[c] ? [line] : []))

export const cellsOf = (lines: readonly number[]): number[] =>
  [...new Set(lines.flatMap((line) => [...(LINES[line] ?? [])]))].sort((a, b) => a - b)

/** What is left in a column lies at its bottom. */
export function fallen(cells: readonly number[], removed: readonly number[]): Cell[] {
  return Array.from({ length: SIDE }, (_, column) => {
    const own = Array.from({ length: SIDE }, (_, row) => column * SIDE + row)
    const left = own.filter((cell) => !removed.includes(cell)).map((cell) => cells[cell] ?? null)
    return [...EMPTY.slice(0, SIDE - left.length), ...left]
  }).flat()
}
