import type { Json, Kurus, Random } from '../game.ts'
import type { Listed, Placed } from '../rooms/room-game.ts'
import { drawSome, range } from '../shuffle.ts'
import { PRIZES } from './levels.ts'
import { sha256 } from './sha-256.ts'
import { type Course, courseOf, type Won } from './shares.ts'
import { type Balls, ticketOf } from './tickets.ts'

/** Numbers of tickets in the series of the hall's kind. */
export type Bet = { tickets: readonly number[] }
/** A hall is a room of one kind of ticket at one price. */
export type Hall = { code: string; balls: Balls; ticketLira: number }

/** What was sold, once sales are closed. */
type SoldNow = { tickets: number; players: number; soldKurus: Kurus; listHash: string }
type Closed = { phase: 'closed'; growingKurus: Kurus; sold: SoldNow }
/** `called` of the order's numbers have been told. What follows is known to the server alone. */
type Calling = {
  phase: 'call' | 'prize' | 'result'
  growingKurus: Kurus
  sold: SoldNow
  order: readonly number[]
  called: number
  course: Course
}
export type Table = { phase: 'betting' | 'off'; growingKurus: Kurus } | Closed | Calling

const PLAYERS_MIN = 2

/** All numbers in the order in which they are called: the last is what the others leave. */
export function drawCalls(balls: Balls, random: Random): number[] {
  const numbers = range(1, balls)
  const drawn = drawSome(numbers, balls - 1, random)
  return [...drawn, ...numbers.filter((number) => !drawn.includes(number))]
}

type Sale = Placed<Bet, never>

/**
 * The list of sold tickets: a line for each bet with its id and its tickets, in the order of the ids.
 * Its SHA-256 is told before the first number is drawn.
 */
export const soldList = (placed: readonly Listed<Bet>[]): string =>
  [...placed]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, bet }) => `${id} ${bet.tickets.join(' ')}\n`)
    .join('')

/** A round of fewer than two players is called off. */
export function close({ ticketLira }: Hall, growingKurus: Kurus, placed: readonly Sale[]): Table {
  const players = new Set(placed.map(({ seat }) => seat)).size
  if (players < PLAYERS_MIN) return { phase: 'off', growingKurus }
  const tickets = placed.reduce((sum, { bet }) => sum + bet.tickets.length, 0)
  const soldKurus = tickets * ticketLira * 100
  const sold = { tickets, players, soldKurus, listHash: sha256(soldList(placed)) }
  return { phase: 'closed', growingKurus, sold }
}

/** The whole round is decided by its order; what follows tells it call by call. */
export function firstCall(
  { balls }: Hall,
  { growingKurus, sold }: Closed,
  { placed, random }: { placed: readonly Sale[]; random: Random },
): Table {
  const order = drawCalls(balls, random)
  const numbers = placed.flatMap(({ bet }) => bet.tickets)
  const tickets = numbers.map((number) => ({ number, ticket: ticketOf(balls, number) }))
  const { soldKurus } = sold
  const course = courseOf(tickets, order, { prizes: PRIZES[balls], soldKurus, growingKurus })
  return { phase: 'call', growingKurus, sold, order, called: 1, course }
}

/** A number that brings a prize is followed by a pause, and the full house by the end. */
export function nextCall(table: Calling): Table | undefined {
  const { phase, called, course } = table
  if (phase === 'result') return undefined
  const isPrize = course.won.some(({ call }) => call === called)
  if (phase === 'call' && isPrize) return { ...table, phase: 'prize' }
  if (called === course.calls) return { ...table, phase: 'result' }
  return { ...table, phase: 'call', called: called + 1 }
}

/** The prizes that have fallen so far: told once the number was called. */
function toldOf({ phase, course, called }: Calling): readonly Won[] {
  return course.won.filter(({ call }) => call < called || (call === called && phase !== 'call'))
}

/** Of the prizes that were told. */
export function wonSoFar(table: Table, { tickets }: Bet): Kurus {
  if (!('course' in table)) return 0
  return toldOf(table).reduce((sum, { eachKurus, tickets: winning }) => {
    const own = winning.filter((ticket) => tickets.includes(ticket))
    return sum + eachKurus * own.length
  }, 0)
}

export function shownOf(table: Table): Json {
  const { growingKurus } = table
  if (!('sold' in table)) return { growingKurus }
  if (!('course' in table)) return { growingKurus, ...table.sold }
  const calls = table.order.slice(0, table.called)
  return { growingKurus, ...table.sold, calls, won: toldOf(table) }
}
