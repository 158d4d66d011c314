import { expect, test } from 'vitest'
import { LENGTHS } from '../../games/live-baccarat/rules.ts'
import { ROOMS } from '../../games/rooms/find-room.ts'
import { isPastRight } from '../../games/rooms/replay-table.ts'
import { openEngine, place, refusalOf, START } from '../testing/open-engine.ts'
import { advance, begin } from './engine.ts'
import { takeMove } from './moves.ts'
import { emptyStep } from './step.ts'

const DAY_MS = 24 * 3_600_000
const to = { commandId: 'command', answer: () => {} }
const BACCARAT = 'zar_bogaz_bakara'

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
      expect(isPastRight(rules, shown, () => engine.randomOf(number))).toBe(true)
    }
  },
)

test('whoever squeezes ends the phase at once, and the next cards are turned from then on', () => {
  const [engine, step] = [openEngine(BACCARAT), emptyStep()]
  begin(engine, START, step)
  const ride = place(engine, step, { seat: 'one', bet: on('player', 1_000) })
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
  expect(place(engine, step, { seat: 'one', bet: on('red', 150_000) })).toBeDefined()
  expect(place(engine, step, { seat: 'one', bet: on('red', 60_000), slot: 1 })).toBeUndefined()
  expect(refusalOf(step)).toBe('bet_too_high')
  expect(place(engine, step, { seat: 'one', bet: on('red', 50_000), slot: 1 })).toBeDefined()
  expect(place(engine, step, { seat: 'two', bet: on('red', 150_000) })).toBeDefined()
})

test('play money buys no ticket of a hall: prizes are shares of what was paid', () => {
  const [engine, step] = [openEngine('zar_cinaralti'), emptyStep()]
  begin(engine, START, step)
  expect(place(engine, step, { seat: 'one', bet: { tickets: [1, 2] } })).toBeUndefined()
  expect(refusalOf(step)).toBe('demo_watches')
})
