import type { Json, Kurus, Random } from '../game.ts'
import type { Listed, Replayed } from '../rooms/room-game.ts'
import { isSameJson } from '../rooms/same-json.ts'
import { type Bet, drawCalls, type Hall, soldList } from './course.ts'
import { type Level, PRIZES } from './levels.ts'
import { sha256 } from './sha-256.ts'
import { courseOf, growthOf, potOf, type Won } from './shares.ts'
import { ticketOf } from './tickets.ts'

/** A round of tickets as it is kept (`shownOf`). A round that was called off has its growing prize alone. */
type Past = {
  growingKurus: Kurus
  soldKurus?: Kurus
  listHash?: string
  calls?: readonly number[]
  won?: readonly Won[]
}

/**
 * Whether the numbers were called as they were drawn, each prize fell by the call that its tickets met,
 * and was shared as the rules say. That no ticket was forgotten its holder can see (`replayWith`), and
 * everybody with the list of what was sold (`isListRight`).
 */
export function isPastRight({ balls }: Hall, past: Json, random: () => Random): boolean {
  const { growingKurus, soldKurus, calls, won } = past as Past
  if (!calls || !won || soldKurus === undefined) return true
  const order = drawCalls(balls, random())
  if (calls.some((number, at) => number !== order[at])) return false
  const { levels, growingCalls } = PRIZES[balls]
  const metBy = metIn(balls, order)
  const isMet = won.every(({ level, call, tickets }) => {
    const rule = levels.find(({ name }) => name === (level === 'growing' ? 'full' : level))
    return rule && tickets.every((ticket) => metBy(rule, ticket) === call)
  })
  if (!isMet || levels.some(({ name }) => !won.some(({ level }) => level === name))) return false
  const full = won.find(({ level }) => level === 'full')
  const isGrowing = (full?.call ?? Number.POSITIVE_INFINITY) <= growingCalls
  if (won.some(({ level }) => level === 'growing') !== isGrowing) return false
  return isShared({ growingKurus, soldKurus, won }, PRIZES[balls])
}

type Shared = { growingKurus: Kurus; soldKurus: Kurus; won: readonly Won[] }

function isShared({ growingKurus, soldKurus, won }: Shared, prizes: (typeof PRIZES)[90]): boolean {
  let growing = growingKurus + growthOf(soldKurus, prizes)
  for (const { name, permille } of prizes.levels) {
    const level = won.find((one) => one.level === name)
    const pot = potOf(soldKurus, permille)
    const winners = level?.tickets.length ?? 0
    if (winners === 0 || level?.eachKurus !== Math.floor(pot / winners)) return false
    growing += pot - level.eachKurus * winners
  }
  const fell = won.find(({ level }) => level === 'growing')
  return !fell || fell.eachKurus === Math.floor(growing / fell.tickets.length)
}

/**
 * Whether these are the bets of the list that was announced before the first number, and the prizes fell
 * to those tickets of it that met them first: none was forgotten, and none bought later.
 */
export function isListRight(
  { balls, ticketLira }: Hall,
  { past, bets }: { past: Json; bets: readonly Listed<Bet>[] },
  random: () => Random,
): boolean {
  const { growingKurus, soldKurus, listHash, calls, won } = past as Past
  if (!calls || !won || soldKurus === undefined) return bets.length === 0
  const numbers = bets.flatMap(({ bet }) => bet.tickets)
  if (sha256(soldList(bets)) !== listHash || numbers.length * ticketLira * 100 !== soldKurus)
    return false
  const order = drawCalls(balls, random())
  const sold = numbers.map((number) => ({ number, ticket: ticketOf(balls, number) }))
  const course = courseOf(sold, order, { prizes: PRIZES[balls], soldKurus, growingKurus })
  const called = order.slice(0, course.calls)
  return isSameJson([...calls], called) && isSameJson(inOrder(won), inOrder(course.won))
}

/** The tickets of each prize by their numbers: who bought first is nobody's business. */
const inOrder = (won: readonly Won[]): Json =>
  won.map((one) => ({ ...one, tickets: one.tickets.toSorted((a, b) => a - b) }))

/** When a ticket meets a level. */
function metIn(balls: Hall['balls'], order: readonly number[]) {
  const called = new Map(order.map((number, at) => [number, at + 1]))
  return ({ metAt }: Level, ticket: number): number =>
    metAt(ticketOf(balls, ticket), (number) => called.get(number) ?? Number.POSITIVE_INFINITY)
}

/**
 * A bet of a round that is told whole: what its tickets brought. Undefined where the round is not what
 * its draws give, or a ticket of the bet met a prize that it is not told to have won.
 */
export function replayWith(
  hall: Hall,
  { tickets }: Bet,
  { past, random }: { past: Json | undefined; random: () => Random },
): Replayed | undefined {
  const { won } = (past ?? {}) as Past
  if (past === undefined || !won || !isPastRight(hall, past, random)) return undefined
  const metBy = metIn(hall.balls, drawCalls(hall.balls, random()))
  const isForgotten = PRIZES[hall.balls].levels.some((level) => {
    const fell = won.find((one) => one.level === level.name)
    return tickets.some(
      (ticket) => !fell?.tickets.includes(ticket) && metBy(level, ticket) <= (fell?.call ?? 0),
    )
  })
  if (isForgotten) return undefined
  const ownOf = (one: Won) => one.tickets.filter((ticket) => tickets.includes(ticket)).length
  return {
    shown: past,
    winKurus: won.reduce((sum, one) => sum + one.eachKurus * ownOf(one), 0),
  }
}
