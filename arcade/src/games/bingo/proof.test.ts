import { expect, test } from 'vitest'
import { commitmentOf, randomOf } from '../../fairness/seeds.ts'
import type { Json } from '../game.ts'
import { range } from '../shuffle.ts'
import { settledIn, tablesOf } from '../testing/room-round.ts'
import { bingoOf } from './rules.ts'
import type { Won } from './shares.ts'

const HALLS = [
  { code: 'zar_cinaralti', balls: 90, ticketLira: 5 },
  { code: 'zar_meydan', balls: 75, ticketLira: 2 },
] as const
const drawsOf = (round: number) => () =>
  randomOf({ serverSeed: commitmentOf('proof'), clientSeed: 'proof' }, round)
const placed = range(1, 12).map((player) => ({
  id: `p${player}`,
  seat: `p${player}`,
  bet: { tickets: range(1, 6).map((ticket) => player * 71 + ticket) },
  moves: [],
}))
type Past = { calls: number[]; won: Won[]; soldKurus: number; growingKurus: number }

/** A round with its bets, and what is kept of it. */
function roundOf(hall: (typeof HALLS)[number], round: number) {
  const room = bingoOf(hall)
  const tables = tablesOf(room, drawsOf(round), { placed, carried: 70_000 })
  const past = room.shownOf(tables.at(-1) ?? room.begin(null)) as unknown as Past
  return { room, tables, past }
}
const json = (past: Past) => past as unknown as Json

test.each(HALLS)(
  'FAIR-05: every bet of a round of $code is computed again from its draws',
  (hall) => {
    for (const round of range(1, 30)) {
      const { room, tables, past } = roundOf(hall, round)
      expect(room.isPastRight?.(json(past), drawsOf(round))).toBe(true)
      for (const one of placed) {
        const again = room.replay?.(one.bet, [], drawsOf(round), json(past))
        expect(again?.winKurus).toBe(settledIn(room, tables, one).returned)
      }
    }
  },
)

test.each(HALLS)('a round of $code that is told otherwise is found', (hall) => {
  const { room, past } = roundOf(hall, 3)
  const isRight = (change: (past: Past) => void) => {
    const other = structuredClone(past)
    change(other)
    return room.isPastRight?.(json(other), drawsOf(3))
  }
  const first = (told: Past) => told.won[0] as Won & { tickets: number[] }
  expect(isRight(() => undefined)).toBe(true)
  expect(isRight(({ calls }) => calls.reverse())).toBe(false)
  expect(isRight((told) => first(told).tickets.push(99_000))).toBe(false)
  expect(isRight((told) => Object.assign(first(told), { eachKurus: 1 }))).toBe(false)
  expect(isRight((told) => Object.assign(first(told), { call: 3 }))).toBe(false)
  expect(isRight(({ won }) => won.shift())).toBe(false)
  expect(isRight((told) => Object.assign(told, { soldKurus: told.soldKurus + 10_000 }))).toBe(false)
  expect(room.isPastRight?.(json(past), drawsOf(4))).toBe(false)
})

test('a holder finds a ticket that won and was forgotten', () => {
  const { room, past } = roundOf(HALLS[0], 5)
  const [line, ...others] = past.won
  const winner = placed.find(({ bet }) => bet.tickets.includes(line?.tickets[0] ?? -1))
  if (!line || !winner) throw new Error('nobody won')
  const forgotten = { ...past, won: [{ ...line, tickets: [99_000] }, ...others] }
  expect(room.replay?.(winner.bet, [], drawsOf(5), json(past))?.winKurus).toBeGreaterThan(0)
  expect(room.replay?.(winner.bet, [], drawsOf(5), json(forgotten))).toBeUndefined()
  expect(room.replay?.(winner.bet, [], drawsOf(5))).toBeUndefined()
  expect(room.replay?.(winner.bet, [{}], drawsOf(5), json(past))).toBeUndefined()
})

test.each(HALLS)(
  'a stranger finds a ticket of $code that was forgotten, by the list of what was sold',
  (hall) => {
    const { room, past } = roundOf(hall, 7)
    const bets = placed.map(({ id, bet }) => ({ id, bet }))
    const isRight = (told: Past, list = bets) => room.isListRight?.(json(told), list, drawsOf(7))
    expect(isRight(past)).toBe(true)
    // The database keeps members and bets in orders of its own.
    const kept = Object.fromEntries(Object.entries(past).reverse()) as Past
    expect(isRight(kept, bets.toReversed())).toBe(true)
    expect(isRight(past, bets.slice(1))).toBe(false)
    const [one, ...others] = bets
    if (!one) throw new Error('nobody bought')
    const [sold, ...more] = one.bet.tickets
    const otherTicket = { ...one, bet: { tickets: [(sold ?? 0) + 1, ...more] } }
    expect(isRight(past, [otherTicket, ...others])).toBe(false)
    const [line, ...levels] = past.won
    const shared = { ...line, tickets: [...(line?.tickets ?? []), sold] } as Won
    expect(isRight({ ...past, won: [shared, ...levels] })).toBe(false)
    expect(room.isListRight?.({ growingKurus: 5 }, [], drawsOf(1))).toBe(true)
  },
)

test('a round that was called off has nothing to prove', () => {
  const room = bingoOf(HALLS[0])
  expect(room.isPastRight?.({ growingKurus: 5 }, drawsOf(1))).toBe(true)
})

test('a player holds twenty-four tickets of a round at most', () => {
  const room = bingoOf(HALLS[0])
  const own = [{ id: 'a', seat: 'one', bet: { tickets: range(1, 20) }, moves: [] }]
  const why = (count: number, seat: string) =>
    room.whyNoBet?.(room.begin(null), { tickets: range(101, 100 + count) }, own, seat)
  expect([why(4, 'one'), why(5, 'one'), why(5, 'two')]).toEqual([
    ...[undefined, 'over_limit', undefined],
  ])
})
