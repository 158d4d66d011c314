import type { Random } from '../game.ts'
import { drawSome, range } from '../shuffle.ts'

/** 90 balls: three rows of nine. 75 balls: five rows of five. */
export type Balls = 90 | 75
/** Row after row; 0 is a blank, or the free square in the middle. */
export type Ticket = readonly number[]

export const ROWS_90 = 3
export const COLUMNS_90 = 9
const NUMBERS_IN_ROW_90 = 5
export const SIDE_75 = 5
const NUMBERS_IN_COLUMN_75 = 15
export const FREE_SQUARE = 12

/** Tickets are numbered from 0: the same number is the same ticket in every round. */
export const TICKETS = 100_000

/** So many tickets one player may hold in a round. */
export const TICKETS_MAX = 24

/** The ticket of a number in the series of its kind. */
export const ticketOf = (balls: Balls, number: number): Ticket =>
  makeTicket(balls, seriesFrom(number))

/**
 * A ticket by draws. How it is made changes nothing: under the calls every ticket of as many numbers
 * is alike.
 */
export const makeTicket = (balls: Balls, random: Random): Ticket =>
  balls === 90 ? makeTicket90(random) : makeTicket75(random)

/** 1–9, 10–19 … 80–90. */
const columnOf90 = (column: number): number[] =>
  range(Math.max(1, column * 10), column === COLUMNS_90 - 1 ? 90 : column * 10 + 9)

/** Five of a row, at least one of a column, and growing down each column. */
function makeTicket90(random: Random): Ticket {
  const taken = drawPlaces(random)
  const ticket = Array<number>(ROWS_90 * COLUMNS_90).fill(0)
  for (const column of range(0, COLUMNS_90 - 1)) {
    const rows = range(0, ROWS_90 - 1).filter((row) => taken[row]?.includes(column))
    const numbers = drawSome(columnOf90(column), rows.length, random).sort((a, b) => a - b)
    for (const [at, row] of rows.entries()) ticket[row * COLUMNS_90 + column] = numbers[at] ?? 0
  }
  return ticket
}

/** The columns that each row has a number in; drawn again until no column is empty. */
function drawPlaces(random: Random): number[][] {
  for (;;) {
    const columns = range(0, COLUMNS_90 - 1)
    const rows = range(1, ROWS_90).map(() => drawSome(columns, NUMBERS_IN_ROW_90, random))
    if (columns.every((column) => rows.some((row) => row.includes(column)))) return rows
  }
}

/** Five of each fifteen in a column; the middle is free. */
function makeTicket75(random: Random): Ticket {
  const columns = range(0, SIDE_75 - 1).map((column) => {
    const first = column * NUMBERS_IN_COLUMN_75 + 1
    return drawSome(range(first, first + NUMBERS_IN_COLUMN_75 - 1), SIDE_75, random)
  })
  return range(0, SIDE_75 * SIDE_75 - 1).map((at) =>
    at === FREE_SQUARE ? 0 : (columns[at % SIDE_75]?.[Math.floor(at / SIDE_75)] ?? 0),
  )
}

/** The steps of splitmix32 from a number on. It numbers the tickets and decides nothing. */
function seriesFrom(number: number): Random {
  let state = number
  return {
    below(count) {
      state = (state + 0x9e3779b9) | 0
      let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
      return ((mixed ^ (mixed >>> 16)) >>> 0) % count
    },
  }
}
