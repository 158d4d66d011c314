import { range } from '../shuffle.ts'
import { type Balls, COLUMNS_90, ROWS_90, SIDE_75, type Ticket } from './tickets.ts'

/** When a number is called: 1 for the first. */
export type CalledAt = (number: number) => number

/** A prize: its share of all that was sold, and the call that first meets it on a ticket. */
export type Level = {
  name: 'line' | 'two-lines' | 'corners' | 'cross' | 'full'
  permille: number
  metAt: (ticket: Ticket, calledAt: CalledAt) => number
}

/** Of all that was sold, in thousandths: what comes back in all, and the growing prize's part of it. */
export const RETURNED_PERMILLE = 950

export type Prizes = {
  levels: readonly Level[]
  growingPermille: number
  /** The growing prize falls with a full house in so many calls. */
  growingCalls: number
}

/** Blanks and the free square are called from the start. */
function lastOf(ticket: Ticket, squares: readonly number[], calledAt: CalledAt): number {
  const calls = squares.map((square) => {
    const number = ticket[square] ?? 0
    return number === 0 ? 0 : calledAt(number)
  })
  return Math.max(...calls)
}

const squaresOf = (ticket: Ticket): number[] => range(0, ticket.length - 1)
export const ROWS = range(0, ROWS_90 - 1).map((row) =>
  range(row * COLUMNS_90, row * COLUMNS_90 + COLUMNS_90 - 1),
)

/** Of the three rows from the first that is complete to the last. */
const rowsBy = (ticket: Ticket, calledAt: CalledAt): number[] =>
  ROWS.map((row) => lastOf(ticket, row, calledAt)).sort((a, b) => a - b)

const SIDE = range(0, SIDE_75 - 1)
export const FALLING = SIDE.map((at) => at * SIDE_75 + at)
export const RISING = SIDE.map((at) => at * SIDE_75 + SIDE_75 - 1 - at)
/** Rows, columns and the two diagonals. */
export const LINES_75 = [
  ...SIDE.map((row) => SIDE.map((column) => row * SIDE_75 + column)),
  ...SIDE.map((column) => SIDE.map((row) => row * SIDE_75 + column)),
  FALLING,
  RISING,
]
export const CORNERS = [0, SIDE_75 - 1, SIDE_75 * (SIDE_75 - 1), SIDE_75 * SIDE_75 - 1]

const full: Level['metAt'] = (ticket, calledAt) => lastOf(ticket, squaresOf(ticket), calledAt)

export const PRIZES: Readonly<Record<Balls, Prizes>> = {
  90: {
    levels: [
      { name: 'line', permille: 90, metAt: (ticket, at) => rowsBy(ticket, at)[0] ?? 0 },
      { name: 'two-lines', permille: 155, metAt: (ticket, at) => rowsBy(ticket, at)[1] ?? 0 },
      { name: 'full', permille: 600, metAt: full },
    ],
    growingPermille: 105,
    growingCalls: 40,
  },
  75: {
    levels: [
      {
        name: 'line',
        permille: 90,
        metAt: (ticket, at) => Math.min(...LINES_75.map((line) => lastOf(ticket, line, at))),
      },
      { name: 'corners', permille: 110, metAt: (ticket, at) => lastOf(ticket, CORNERS, at) },
      {
        name: 'cross',
        permille: 150,
        metAt: (ticket, at) => lastOf(ticket, [...FALLING, ...RISING], at),
      },
      { name: 'full', permille: 500, metAt: full },
    ],
    growingPermille: 100,
    growingCalls: 50,
  },
}
