import { expect, test } from 'vitest'
import { bitsOf, multiplierAt, snapOf, snapsAtMs } from '../../games/crash/crash-point.ts'
import { drawsOf } from '../chain/hash-chain.ts'
import { hashOf, openEngine, SALT, START } from '../testing/open-engine.ts'
import { takeBack, takeBet, takeDebit } from './commands.ts'
import { advance, begin, dueMs, type Engine } from './engine.ts'
import { takeMove } from './moves.ts'
import { publicBetOf, type Ride, type RoomSeat } from './ride.ts'
import { emptyStep, type Reply, type Step } from './step.ts'

const CRASH = 'zar_ucurtma'
const HOUR_MS = 3_600_000
const snapAt = (number: number) =>
  snapOf(bitsOf(drawsOf('crash', { hash: hashOf(number), salt: SALT, number })))
/** A round that flies at least so far. */
const numberThat = (holds: (snap: number) => boolean, from = 1): number =>
  holds(snapAt(from)) ? from : numberThat(holds, from + 1)

const seatOf = (id: string): RoomSeat => ({
  id,
  name: 'pl•••1',
  isDemo: false,
  sessionId: `session-${id}`,
  holder: { user: id, token: 'token', currency: 'TRY' },
})

/** A bet whose stake the wallet has taken at once. */
function place(engine: Engine, step: Step, seat: string, bet: object, slot = 0): Ride {
  const replies: Reply[] = []
  const to = { commandId: `bet-${seat}-${slot}`, answer: (reply: Reply) => replies.push(reply) }
  const command = { slot, bet: { stakeKurus: 2_000, auto: null, ...bet } }
  const ride = takeBet(engine, seatOf(seat), command, { to, step })
  if (!ride) throw new Error(JSON.stringify(step.answers.at(-1)?.reply))
  takeDebit(engine, ride, { kind: 'taken', balanceKurus: 0 }, { atMs: START, step })
  return ride
}

const to = { commandId: 'command', answer: () => {} }
const replyOf = (step: Step) => step.answers.at(-1)?.reply as Record<string, unknown>
const flightMs = (sinceMs: number) => START + 6_400 + sinceMs

test('a day of rounds: no draw before bets are closed, no drift, every round over', () => {
  const engine = openEngine(CRASH)
  const step = emptyStep()
  begin(engine, START, step)
  advance(engine, START + 24 * HOUR_MS, step)
  expect(step.ended.length).toBeGreaterThan(3_000)
  let at = START
  const expected = step.ended.map((_, index) => {
    const [number, snap] = [index + 1, snapAt(index + 1)]
    at += 6_000 + 400 + snapsAtMs(snap) + 3_000
    return { atMs: at, past: { number, shown: { snap }, hash: hashOf(number) } }
  })
  expect(step.ended.map(({ atMs, past }) => ({ atMs, past }))).toEqual(expected)
})

test('FAIR-02: while bets are open the round’s hash is asked for by nobody', () => {
  const engine = openEngine(CRASH)
  const asked: number[] = []
  engine.randomOf = (number) => {
    asked.push(number)
    return drawsOf('crash', { hash: hashOf(number), salt: SALT, number })
  }
  engine.hashOf = (number) => {
    asked.push(number)
    return hashOf(number)
  }
  const step = emptyStep()
  begin(engine, START, step)
  place(engine, step, 'one', {})
  advance(engine, START + 6_399, step)
  expect(asked).toEqual([])
  advance(engine, START + 6_400, step)
  expect(asked).toEqual([1])
  const told = JSON.stringify([step.journal, [...step.changed].map(publicBetOf)])
  expect(told).not.toContain(hashOf(1))
  expect(told).not.toContain(`${snapAt(1)}`)
})

test('500 cash-outs within 5 ms of the snap are decided by their arrival alone', () => {
  const number = numberThat((snap) => snap > 200)
  const [engine, step] = [openEngine(CRASH, number), emptyStep()]
  begin(engine, START, step)
  const rides = Array.from({ length: 500 }, (_, at) => place(engine, step, `seat-${at}`, {}))
  const end = snapsAtMs(snapAt(number))
  const arrivals = rides.map((ride, at) => ({ ride, sinceMs: end - 3 + Math.floor(at / 100) }))
  const paid: number[] = []
  for (const { ride, sinceMs } of arrivals) {
    advance(engine, flightMs(sinceMs), step)
    takeMove(engine, ride, { cashOut: true }, { atMs: flightMs(sinceMs), to, step })
    if ('ride' in replyOf(step)) paid.push(sinceMs)
    else expect(replyOf(step)).toEqual({ refusal: 'move_too_late' })
  }
  expect(paid).toEqual(arrivals.map(({ sinceMs }) => sinceMs).filter((ms) => ms < end))
  for (const { ride, sinceMs } of arrivals) {
    expect(ride.returnKurus).toBe(sinceMs < end ? 20 * multiplierAt(sinceMs) : 0)
  }
  // Each is decided once.
  expect(new Set(step.decided).size).toBe(step.decided.length)
  expect(step.decided).toHaveLength(500)
})

test('the server cashes out at the moment of the multiplier, whenever its clock is looked at', () => {
  const number = numberThat((snap) => snap > 300)
  const [engine, step] = [openEngine(CRASH, number), emptyStep()]
  begin(engine, START, step)
  const rides = [150, 250, 300].map((auto, at) => place(engine, step, `seat-${at}`, { auto }))
  advance(engine, flightMs(0), step)
  expect(dueMs(engine)).toBeLessThan(flightMs(snapsAtMs(snapAt(number))))
  advance(engine, START + HOUR_MS, step)
  expect(rides.map(({ returnKurus }) => returnKurus)).toEqual([3_000, 5_000, 6_000])
  const decided = step.journal.filter(({ kind }) => kind === 'decided').map(({ atMs }) => atMs)
  expect(decided).toEqual([...decided].sort((a, b) => a - b))
})

test('a bet counts once its stake is taken in time: later it goes back by itself', () => {
  const [engine, step] = [openEngine(CRASH), emptyStep()]
  begin(engine, START, step)
  const command = { slot: 0, bet: { stakeKurus: 2_000, auto: null } }
  const late = takeBet(engine, seatOf('late'), command, { to, step })
  advance(engine, START + 6_000, step)
  if (late)
    takeDebit(engine, late, { kind: 'taken', balanceKurus: 1 }, { atMs: START + 6_000, step })
  expect([late?.state, late?.refusal]).toEqual(['back', 'bets_closed'])
  expect(step.back).toEqual([late])
  expect(takeBet(engine, seatOf('after'), command, { to, step })).toBeUndefined()
  expect(replyOf(step)).toEqual({ refusal: 'bets_closed' })
})

test('one bet of a seat in a slot; taken back until half a second before bets are closed', () => {
  const [engine, step] = [openEngine(CRASH), emptyStep()]
  begin(engine, START, step)
  const first = place(engine, step, 'one', {})
  expect(() => place(engine, step, 'one', {})).toThrow('place_taken')
  const second = place(engine, step, 'one', {}, 1)
  expect(() => place(engine, step, 'one', {}, 2)).toThrow('invalid_input')
  takeBack(engine, first, { atMs: START + 5_500, to, step })
  expect([first.state, first.refusal]).toEqual(['back', null])
  takeBack(engine, first, { atMs: START + 5_900, to, step })
  expect(replyOf(step)).toEqual({ ride: first })
  takeBack(engine, second, { atMs: START + 5_501, to, step })
  expect(replyOf(step)).toEqual({ refusal: 'bets_closed' })
  expect(step.back).toEqual([first])
  place(engine, step, 'one', {})
})

test('a repeated cash-out is answered with the first, and another finds the bet decided', () => {
  const number = numberThat((snap) => snap > 300)
  const [engine, step] = [openEngine(CRASH, number), emptyStep()]
  begin(engine, START, step)
  const ride = place(engine, step, 'one', {})
  const atMs = flightMs(3_000)
  advance(engine, atMs, step)
  takeMove(engine, ride, { cashOut: true }, { atMs, to, step })
  takeMove(engine, ride, { cashOut: true }, { atMs: atMs + 500, to, step })
  expect(replyOf(step)).toEqual({ ride })
  const other = { ...to, commandId: 'other' }
  takeMove(engine, ride, { cashOut: true }, { atMs: atMs + 500, to: other, step })
  expect(replyOf(step)).toEqual({ refusal: 'round_not_open' })
  takeMove(engine, ride, { sell: true }, { atMs: atMs + 500, to: other, step })
  expect(replyOf(step)).toEqual({ refusal: 'invalid_input' })
  expect(step.decided).toEqual([ride])
  expect(ride.returnKurus).toBe(20 * multiplierAt(3_000))
})

test('a room that closes ends after the round that runs', () => {
  const [engine, step] = [openEngine(CRASH), emptyStep()]
  begin(engine, START, step)
  engine.isClosing = true
  advance(engine, START + HOUR_MS, step)
  expect([engine.round, step.ended.length, dueMs(engine)]).toEqual([null, 1, undefined])
})
