import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LENGTHS } from '../../games/live-baccarat/rules.ts'
import { findRoom, ROOMS } from '../../games/rooms/find-room.ts'
import { isPastRight } from '../../games/rooms/replay-table.ts'
import { drawsOf } from '../chain/hash-chain.ts'
import { takeBet, takeDebit, takeMove } from './commands.ts'
import { advance, begin, type Engine } from './engine.ts'
import type { Ride } from './ride.ts'
import { emptyStep, type Step } from './step.ts'

const SALT = 'salt'
const START = Date.parse('2026-03-01T12:00:00Z')
const DAY_MS = 24 * 3_600_000
const hashOf = (number: number) => createHash('sha256').update(`round ${number}`).digest('hex')
const to = { commandId: 'command', answer: () => {} }
const BACCARAT = 'zar_bogaz_bakara'

function openEngine(code: string): Engine {
  const rules = findRoom(code)
  if (!rules) throw new Error(code)
  let ids = 0
  return {
    rules,
    hashOf,
    randomOf: (number) => drawsOf(rules.stream, { hash: hashOf(number), salt: SALT, number }),
    newId: () => `id-${++ids}`,
    round: null,
    nextNumber: 1,
    lastNumber: 1_000_000,
    carried: null,
    isClosing: false,
  }
}

function place(engine: Engine, step: Step, seat: string, bet: object, slot = 0): Ride | undefined {
  const who = { id: seat, name: seat, isDemo: true, sessionId: seat, holder: null }
  const ride = takeBet(engine, who, { slot, bet: JSON.parse(JSON.stringify(bet)) }, { to, step })
  if (ride) takeDebit(engine, ride, { kind: 'taken', balanceKurus: 0 }, { atMs: START, step })
  return ride
}
const refusalOf = (step: Step) =>
  (step.answers.at(-1)?.reply as { refusal?: string } | undefined)?.refusal
const on = (place: string, stakeKurus: number) => ({ bets: [{ place, stakeKurus }] })

test.each(ROOMS.map(({ code }) => code))(
  'a day of %s runs in seconds, and every round ends in its result',
  (code) => {
    const [engine, step] = [openEngine(code), emptyStep()]
    begin(engine, START, step)
    advance(engine, START + DAY_MS, step)
    expect(step.ended.length).toBeGreaterThan(100)
    expect(step.ended.map(({ past }) => past.number)).toEqual(step.ended.map((_, at) => at + 1))
  },
)

test.each(ROOMS.map(({ code }) => code))(
  'FAIR-05: what is kept of the rounds of %s is computed again from their draws',
  (code) => {
    const [engine, step] = [openEngine(code), emptyStep()]
    begin(engine, START, step)
    advance(engine, START + DAY_MS / 8, step)
    const { rules } = engine
    for (const { past } of step.ended.slice(-20)) {
      const { number, shown } = past
      const of = { hash: hashOf(number), salt: SALT, number }
      expect(isPastRight(rules, shown, () => drawsOf(rules.stream, of))).toBe(true)
    }
  },
)

test('whoever squeezes ends the phase at once, and the next cards are turned from then on', () => {
  const [engine, step] = [openEngine(BACCARAT), emptyStep()]
  begin(engine, START, step)
  const ride = place(engine, step, 'one', on('player', 1_000))
  if (!ride) throw new Error('no bet')
  const turned = START + LENGTHS.betting + LENGTHS.closed + LENGTHS.dealing
  advance(engine, turned, step)
  expect(engine.round?.phase).toMatchObject({ name: 'player', lengthMs: LENGTHS.squeezed })
  const open = (side: string) =>
    takeMove(engine, ride, { open: side }, { atMs: turned + 700, to, step })
  open('banker')
  expect([refusalOf(step), engine.round?.phase.name]).toEqual(['move_refused', 'player'])
  open('player')
  expect(engine.round).toMatchObject({ phaseStartedMs: turned + 700, phase: { name: 'banker' } })
  advance(engine, turned + 60_000, step)
  expect(ride.state).toBe('decided')
})

test('a seat’s bets of one round stay within the table’s limits, however they are split', () => {
  const [engine, step] = [openEngine('zar_rulet_kosku'), emptyStep()]
  begin(engine, START, step)
  expect(place(engine, step, 'one', on('red', 150_000))).toBeDefined()
  expect(place(engine, step, 'one', on('red', 60_000), 1)).toBeUndefined()
  expect(refusalOf(step)).toBe('bet_too_high')
  expect(place(engine, step, 'one', on('red', 50_000), 1)).toBeDefined()
  expect(place(engine, step, 'two', on('red', 150_000))).toBeDefined()
})

test('play money buys no ticket of a hall: prizes are shares of what was paid', () => {
  const [engine, step] = [openEngine('zar_cinaralti'), emptyStep()]
  begin(engine, START, step)
  expect(place(engine, step, 'one', { tickets: [1, 2] })).toBeUndefined()
  expect(refusalOf(step)).toBe('demo_watches')
})
