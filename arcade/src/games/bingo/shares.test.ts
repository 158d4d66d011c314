import { expect, test } from 'vitest'
import { range } from '../shuffle.ts'
import { scripted } from '../testing/scripted.ts'
import { PRIZES } from './levels.ts'
import { courseOf, growthOf, type Sold } from './shares.ts'
import { COLUMNS_90, FREE_SQUARE, makeTicket, type Ticket, ticketOf } from './tickets.ts'

const rowOf = (ticket: Ticket, row: number) => ticket.slice(row * 9, row * 9 + 9)
const numbersIn = (squares: readonly number[]) => squares.filter((number) => number > 0)
/** These first, then all others. */
const orderOf = (balls: number, first: readonly number[]) => [
  ...first,
  ...range(1, balls).filter((number) => !first.includes(number)),
]
const soldOf = (balls: 90 | 75, ...numbers: number[]): Sold[] =>
  numbers.map((number) => ({ number, ticket: ticketOf(balls, number) }))

test('every ticket of 90 has five numbers in a row, each column some, growing and in its ten', () => {
  for (const number of range(0, 1_999)) {
    const ticket = ticketOf(90, number)
    for (const row of range(0, 2)) expect(numbersIn(rowOf(ticket, row))).toHaveLength(5)
    for (const column of range(0, COLUMNS_90 - 1)) {
      const inColumn = numbersIn(range(0, 2).map((row) => ticket[row * 9 + column] ?? 0))
      expect(inColumn.length).toBeGreaterThan(0)
      expect(inColumn).toEqual([...new Set(inColumn)].sort((a, b) => a - b))
      for (const one of inColumn) expect(Math.min(Math.floor(one / 10), 8)).toBe(column)
    }
  }
})

test('every ticket of 75 has five of each fifteen in a column, and a free middle', () => {
  for (const number of range(0, 1_999)) {
    const ticket = ticketOf(75, number)
    expect(ticket[FREE_SQUARE]).toBe(0)
    expect(new Set(ticket).size).toBe(25)
    for (const [at, one] of ticket.entries())
      if (at !== FREE_SQUARE) expect(Math.floor((one - 1) / 15)).toBe(at % 5)
  }
})

test('a ticket’s number is the same ticket for ever, and another number another', () => {
  expect(numbersIn(ticketOf(90, 40_210))).toHaveLength(15)
  expect(ticketOf(90, 40_210)).toEqual(ticketOf(90, 40_210))
  const texts = range(0, 9_999).map((number) => ticketOf(90, number).join())
  expect(new Set(texts).size).toBe(10_000)
})

test('over the series every number of the balls is about as frequent', () => {
  const counts = new Map<number, number>()
  for (const number of range(0, 9_999))
    for (const one of numbersIn(ticketOf(75, number))) counts.set(one, (counts.get(one) ?? 0) + 1)
  const [most, least] = [Math.max(...counts.values()), Math.min(...counts.values())]
  expect(counts.size).toBe(75)
  expect(most / least).toBeLessThan(1.4)
})

test('a ticket is made by draws as well', () => {
  const made = makeTicket(75, scripted(...Array(25).fill(0)))
  expect(made.slice(0, 5)).toEqual([1, 16, 31, 46, 61])
})

const PRIZES_90 = { prizes: PRIZES[90], soldKurus: 2_000, growingKurus: 0 }

test('a level falls by the call that first meets it; several by one call are all paid', () => {
  const [ticket] = soldOf(90, 1)
  const [first, second, third] = range(0, 2).map((row) =>
    numbersIn(rowOf(ticket?.ticket ?? [], row)),
  )
  if (!first || !second || !third) throw new Error('no rows')
  const four = [first, second, third].flatMap((row) => row.slice(0, 4))
  const order = orderOf(90, [...four, first[4] ?? 0, second[4] ?? 0, third[4] ?? 0])
  const { won, calls } = courseOf(soldOf(90, 1, 2), order, { ...PRIZES_90, growingKurus: 700 })
  expect(won.map(({ level, call, tickets }) => [level, call, tickets])).toEqual([
    ['line', 13, [1]],
    ['two-lines', 14, [1]],
    ['full', 15, [1]],
    ['growing', 15, [1]],
  ])
  expect(calls).toBe(15)
  expect(won.map(({ eachKurus }) => eachKurus)).toEqual([180, 310, 1_200, 210 + 700])
})

test('corners, cross and full house can fall by one call, each paid', () => {
  const [ticket] = soldOf(75, 5)
  const squares = ticket?.ticket ?? []
  const last = squares[0] ?? 0
  const order = orderOf(75, [...numbersIn(squares).filter((number) => number !== last), last])
  const { won } = courseOf(soldOf(75, 5, 6), order, { ...PRIZES_90, prizes: PRIZES[75] })
  expect(won.map(({ level }) => level).sort()).toEqual(
    ['corners', 'cross', 'full', 'growing', 'line'].sort(),
  )
  const byOneCall = won.filter(({ call }) => call === 24).map(({ level }) => level)
  expect(byOneCall.sort()).toEqual(['corners', 'cross', 'full', 'growing'])
})

test('several tickets of one call share alike, floored, and what is cut off grows', () => {
  const same = soldOf(90, 9)[0]?.ticket ?? []
  const sold = [1, 2, 3].map((number) => ({ number, ticket: same }))
  // All other numbers first: no full house in forty calls.
  const order = orderOf(
    90,
    range(1, 90).filter((number) => !same.includes(number)),
  )
  const course = courseOf(sold, order, { ...PRIZES_90, soldKurus: 1_600, growingKurus: 50 })
  expect(course.won.map(({ level, eachKurus }) => [level, eachKurus])).toEqual([
    ['line', 48],
    ['two-lines', Math.floor(248 / 3)],
    ['full', 320],
  ])
  const paid = course.won.reduce((sum, { eachKurus }) => sum + 3 * eachKurus, 0)
  expect(paid + course.growingKurus).toBe(50 + (1_600 * 95) / 100)
})

test('the growing prize falls in forty calls, not in forty-one', () => {
  const [one] = soldOf(90, 9)
  const own = numbersIn(one?.ticket ?? [])
  const others = range(1, 90).filter((number) => !own.includes(number))
  const ending = (calls: number) => orderOf(90, [...others.slice(0, calls - 15), ...own])
  const levels = (calls: number) =>
    courseOf(soldOf(90, 9), ending(calls), PRIZES_90).won.map(({ level }) => level)
  expect(levels(40)).toContain('growing')
  expect(levels(41)).not.toContain('growing')
})

test('half a kuruş of a pot is not lost: it grows', () => {
  expect(growthOf(100, PRIZES[90])).toBe(95 - 9 - 15 - 60)
})
