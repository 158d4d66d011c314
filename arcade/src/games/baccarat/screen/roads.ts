import { polygon, round1, star } from '../../../screens/kit/art/shapes.ts'
import type { Result } from '../rules.ts'
import type { Side } from './shown.ts'

export type Outcome = Result['winner']
/** What the bead road keeps of a coup. */
export type Bead = { winner: Outcome; pairs: readonly Side[] }
export type RoadCell = { column: number; row: number; side: 'player' | 'banker'; ties: number }
export type Letters = Record<Outcome, string>

export const ROWS = 6
const CELL = 20
const BEAD_COLUMNS = 12
const BIG_COLUMNS = 20

/**
 * Runs of one side go down, a change of side opens a column. A run that has no room below goes to
 * the right. A tie is noted at the result before it, or at the first one.
 */
export function bigRoadOf(outcomes: readonly Outcome[]): RoadCell[] {
  const cells: RoadCell[] = []
  let early = 0
  for (const outcome of outcomes) {
    const last = cells.at(-1)
    if (outcome !== 'tie') cells.push({ ...nextPlace(cells, outcome), ties: last ? 0 : early })
    else if (last) last.ties++
    else early++
  }
  return cells
}

function nextPlace(cells: readonly RoadCell[], side: RoadCell['side']) {
  const isFree = (column: number, row: number) =>
    row < ROWS && !cells.some((cell) => cell.column === column && cell.row === row)
  const last = cells.at(-1)
  if (last?.side === side)
    return isFree(last.column, last.row + 1)
      ? { side, column: last.column, row: last.row + 1 }
      : { side, column: last.column + 1, row: last.row }
  // The run before may have gone to the right: its column is the one that it began in.
  let column = 1 + Math.max(-1, ...cells.filter(({ row }) => row === 0).map((cell) => cell.column))
  while (!isFree(column, 0)) column++
  return { side, column, row: 0 }
}

/** Whole columns of the bead road that are shown, the last ones. */
export function beadsOf(coups: readonly Bead[]): readonly Bead[] {
  const columns = Math.ceil(coups.length / ROWS)
  return coups.slice(Math.max(0, columns - BEAD_COLUMNS) * ROWS)
}

const middle = (index: number) => (index + 0.5) * CELL

const grid = (columns: number): string => {
  const lines = Array.from(
    { length: columns - 1 },
    (_, at) => `M${(at + 1) * CELL} 0V${ROWS * CELL}`,
  )
  const rows = Array.from(
    { length: ROWS - 1 },
    (_, at) => `M0 ${(at + 1) * CELL}H${columns * CELL}`,
  )
  return `<rect width="${columns * CELL}" height="${ROWS * CELL}" fill="#0D1329"/><path d="${[...lines, ...rows].join('')}" fill="none" stroke="#252F58"/>`
}

const PAIR_DOTS: Record<Side, { side: -1 | 1; fill: string }> = {
  banker: { side: -1, fill: '#FF8A72' },
  player: { side: 1, fill: '#8DB4F4' },
}

/** A dot for each pair: the banker's at the top left, the player's at the bottom right. */
const pairDot = (of: Side, x: number, y: number): string => {
  const { side, fill } = PAIR_DOTS[of]
  const away = side * CELL * 0.33
  return `<circle cx="${round1(x + away)}" cy="${round1(y + away)}" r="3.2" fill="${fill}" stroke="#0D1329" stroke-width="1.4"/>`
}

/** Banker a disc, player a square, tie a star; each with its letter and the dots of its pairs. */
function bead({ winner, pairs }: Bead, letter: string, x: number, y: number): string {
  const r = CELL * 0.46
  const body = {
    banker: `<circle cx="${x}" cy="${y}" r="${round1(r)}" fill="#C4412E"/>`,
    player: `<path d="${polygon(x, y, 4, r * 1.28, -45)}" fill="#2450C8"/>`,
    tie: `<path d="${star(x, y, 8, r * 1.08)}" fill="#127F5A"/>`,
  }[winner]
  const dots = pairs.map((side) => pairDot(side, x, y)).join('')
  return `${body}<text class="baccarat__bead" x="${x}" y="${round1(y + 4.2)}" text-anchor="middle" font-size="12" fill="#F7F0DF">${letter}</text>${dots}`
}

export const BEAD_BOX = `0 0 ${BEAD_COLUMNS * CELL} ${ROWS * CELL}`
export const BIG_BOX = `0 0 ${BIG_COLUMNS * CELL} ${ROWS * CELL}`

export const beadRoadDrawing = (coups: readonly Bead[], letters: Letters): string =>
  grid(BEAD_COLUMNS) +
  beadsOf(coups)
    .map((one, at) =>
      bead(one, letters[one.winner], middle(Math.floor(at / ROWS)), middle(at % ROWS)),
    )
    .join('')

function ringOf({ side, ties }: RoadCell, x: number, y: number): string {
  const outline =
    side === 'banker'
      ? `<circle cx="${x}" cy="${y}" r="6.8" fill="none" stroke="#FF8A72" stroke-width="3"/>`
      : `<path d="${polygon(x, y, 4, 8.8, -45)}" fill="none" stroke="#8DB4F4" stroke-width="3"/>`
  const stroke = `<path d="M${x - 7} ${y + 7}L${x + 7} ${y - 7}" stroke="#3FCB8A" stroke-width="2.6"/>`
  return ties > 0 ? outline + stroke : outline
}

export function bigRoadDrawing(outcomes: readonly Outcome[]): string {
  const cells = bigRoadOf(outcomes)
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1))
  const cut = Math.max(0, columns - BIG_COLUMNS)
  const shown = cells.filter(({ column }) => column >= cut)
  return (
    grid(BIG_COLUMNS) +
    shown.map((cell) => ringOf(cell, middle(cell.column - cut), middle(cell.row))).join('')
  )
}
