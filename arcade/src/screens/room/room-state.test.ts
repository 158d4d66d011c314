import { expect, test } from 'vitest'
import type { RoomMessage, RoundNow, VoidedRound } from '../../rooms/protocol.ts'
import { hear, netOf, openRoom, type RoomState } from './room-state.ts'
import { ownBet, welcome } from './testing/room.ts'

const round = (number: number, name: string, elapsedMs = 0): RoundNow => ({
  number,
  phase: { name, kind: 'betting', elapsedMs, lengthMs: 6_000 },
  shown: {},
})
const listed = (no: number, stakeKurus: number) => ({
  no,
  name: 'me•••7',
  stakeKurus,
  course: null,
  returnKurus: null,
})
const totals = { bets: 1, stakedKurus: 100, decided: 0, returnedKurus: 0 }

/** The room after these, each heard a second after the one before. */
function after(...messages: RoomMessage[]): RoomState {
  return messages.reduce(
    (room: RoomState, message, index) => {
      const next = hear(room, message, (index + 1) * 1_000)
      if (!next) throw new Error(`message ${index} was missed`)
      return next
    },
    openRoom(welcome(), 0),
  )
}

const snapshot = (mine = [ownBet()], voided: VoidedRound | null = null): RoomMessage => ({
  type: 'snapshot',
  run: 'run',
  seq: 4,
  view: {
    round: round(7, 'betting', 300),
    bets: [listed(1, 100)],
    totals,
    past: [],
    people: 3,
  },
  mine,
  voided,
})

test('a snapshot is all there is, and deltas change it one by one', () => {
  const room = after(snapshot(), {
    type: 'delta',
    seq: 5,
    change: { bets: [listed(2, 500), { ...listed(1, 100), returnKurus: 150 }] },
  })
  expect(room.view.bets.map(({ no }) => no)).toEqual([2, 1])
  expect(room.view.bets[1]?.returnKurus).toBe(150)
  expect(room.seq).toBe(5)
})

test('a new round begins with no bets, and what is over is the newest of the past', () => {
  const past = { number: 7, shown: { snap: 247 }, hash: 'aa' }
  const room = after(snapshot(), {
    type: 'delta',
    seq: 5,
    change: { round: round(8, 'betting'), past },
  })
  expect(room.view).toMatchObject({ bets: [], totals: { bets: 0 }, past: [past] })
})

test('a message that was missed asks for all anew', () => {
  const room = after(snapshot())
  expect(hear(room, { type: 'delta', seq: 6, change: {} }, 0)).toBeUndefined()
  expect(hear(room, { type: 'tick', seq: 6, elapsedMs: 0, people: 1 }, 0)).toBeUndefined()
})

test('the clock follows the word that came the quickest', () => {
  // Heard at 1,000 and 300 old; then one that was 200 late, and one that was quicker by 50.
  const slow = after(snapshot(), { type: 'tick', seq: 4, elapsedMs: 1_100, people: 3 })
  expect(slow.phaseStartedMs).toBe(700)
  const quick = after(snapshot(), { type: 'tick', seq: 4, elapsedMs: 1_350, people: 3 })
  expect(quick.phaseStartedMs).toBe(650)
})

test('the result counts the stakes and wins of this visit alone', () => {
  const before = ownBet({ id: 'before', state: 'decided', returnKurus: 9_000 })
  const room = after(
    snapshot([before, ownBet({ id: 'now' })]),
    {
      type: 'mine',
      bet: ownBet({ id: 'now', state: 'decided', returnKurus: 4_100 }),
      balanceKurus: 7,
    },
    {
      type: 'mine',
      bet: ownBet({ id: 'late', state: 'back', refusal: 'bets_closed' }),
      balanceKurus: null,
    },
  )
  expect(netOf(room)).toBe(2_100)
  expect(room.balanceKurus).toBe(7)
})

test('a round that was voided is told once, and to who had a bet on it as what went wrong', () => {
  const voided = { number: 7, atMs: 1_000 }
  const back = ownBet({ state: 'back', refusal: 'round_voided' })
  const room = after(snapshot(), snapshot([back], voided), snapshot([back], voided))
  expect(room.voided).toEqual([voided])
  expect(room.refusal).toBe('round_voided')
  expect(netOf(room)).toBe(0)
  expect(after(snapshot([]), snapshot([], voided)).refusal).toBeNull()
})

test('a refusal is told until bets of the next round are closed', () => {
  const at = (seq: number, number: number, kind: 'betting' | 'closed'): RoomMessage => ({
    type: 'delta',
    seq,
    change: { round: { ...round(number, kind), phase: { ...round(number, kind).phase, kind } } },
  })
  const told: RoomMessage[] = [
    snapshot(),
    { type: 'refused', commandId: null, refusal: 'move_too_late' },
    at(5, 7, 'closed'),
    at(6, 8, 'betting'),
  ]
  expect(after(...told).refusal).toBe('move_too_late')
  expect(after(...told, at(7, 8, 'closed')).refusal).toBeNull()
})
