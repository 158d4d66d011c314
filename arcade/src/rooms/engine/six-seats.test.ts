import { expect, test } from 'vitest'
import { type Course, LENGTHS } from '../../games/live-holdem/rules.ts'
import { range } from '../../games/shuffle.ts'
import { openEngine, place, refusalOf, START } from '../testing/open-engine.ts'
import { advance, begin } from './engine.ts'
import { takeFurtherDebit } from './further-stakes.ts'
import { takeMove } from './moves.ts'
import { ownBetOf, publicBetOf, type Ride, stakedOf } from './ride.ts'
import { emptyStep } from './step.ts'

const DECISION = START + LENGTHS.betting + LENGTHS.closed + LENGTHS.deal
const TAKEN = { kind: 'taken', balanceKurus: 0 } as const

/** Anadolu Poker, with so many players at its places from the left. */
function openTable(players: number, marked: readonly number[] = []) {
  const [engine, step] = [openEngine('zar_anadolu_poker'), emptyStep()]
  begin(engine, START, step)
  const sit = (at: number, seat = `player ${at}`, atMs = START) => {
    const bet = { place: at, anteKurus: 1_000, aaKurus: 100, callsAtEnd: marked.includes(at) }
    return place(engine, step, { seat, bet, atMs })
  }
  const rides = range(0, players - 1).map((at) => sit(at) as Ride)
  let commands = 0
  const give = (ride: Ride | undefined, move: object, atMs = DECISION) => {
    if (!ride) throw new Error('nobody sits there')
    const to = { commandId: `command ${++commands}`, answer: () => {} }
    return takeMove(engine, ride, JSON.parse(JSON.stringify(move)), { atMs, to, step })
  }
  const call = (ride: Ride | undefined, askedMs = DECISION, takenMs = askedMs) => {
    const further = give(ride, { call: true }, askedMs)
    if (!further) return undefined
    advance(engine, takenMs, step)
    takeFurtherDebit(engine, further, TAKEN, { atMs: takenMs, step })
    return further
  }
  const pass = (toMs: number) => advance(engine, toMs, step)
  const endOf = (ride: Ride | undefined) => (ride?.course as Course | null)?.end
  return { engine, step, rides, sit, give, call, pass, endOf }
}

test('six play one round, and a seventh finds no place', () => {
  const { rides, sit, step, call, give, pass, engine } = openTable(6)
  expect(sit(3, 'seventh')).toBeUndefined()
  expect(refusalOf(step)).toBe('place_taken')
  pass(DECISION)
  for (const ride of rides.slice(0, 5)) call(ride)
  expect(engine.round?.phase.name).toBe('decision')
  give(rides[5], { fold: true }, DECISION + 3_000)
  expect(engine.round).toMatchObject({
    phaseStartedMs: DECISION + 3_000,
    phase: { name: 'board' },
  })
  pass(DECISION + 3_000 + LENGTHS.board + LENGTHS.showdown)
  expect(rides.map(({ state }) => state)).toEqual(rides.map(() => 'decided'))
  expect(rides.map(stakedOf)).toEqual([...range(1, 5).map(() => 3_100), 1_100])
})

test('a call counts once its stake is taken; a refused one leaves the hand to decide', () => {
  const { rides, give, call, endOf, pass, engine, step } = openTable(2)
  pass(DECISION)
  const asked = give(rides[0], { call: true })
  if (!asked) throw new Error('no stake is asked for')
  expect([asked.priceKurus, endOf(rides[0])]).toEqual([2_000, null])
  const refused = { kind: 'refused', refusal: 'not_enough_money' } as const
  takeFurtherDebit(engine, asked, refused, { atMs: DECISION + 100, step })
  expect(endOf(rides[0])).toBeNull()
  call(rides[0])
  expect(endOf(rides[0])).toBe('called')
  give(rides[0], { fold: true })
  expect(refusalOf(step)).toBe('move_refused')
})

test('a call whose stake is taken after the clock goes back, and the hand is folded', () => {
  const { rides, call, endOf, pass, step } = openTable(1)
  pass(DECISION)
  const endsMs = DECISION + LENGTHS.decision
  const late = call(rides[0], endsMs - 1, endsMs)
  expect(step.further.back).toEqual([late])
  expect([late?.refusal, endOf(rides[0])]).toEqual(['move_too_late', 'folded'])
  pass(DECISION + 60_000)
  expect(rides[0] && stakedOf(rides[0])).toBe(1_100)
})

test('when time runs out hands fold, but those that were marked call without a further stake', () => {
  const { rides, endOf, pass, give, step } = openTable(3, [1, 2])
  pass(DECISION)
  give(rides[2], { fold: true })
  pass(DECISION + LENGTHS.decision - 1)
  expect(rides.map(endOf)).toEqual([null, null, 'folded'])
  pass(DECISION + LENGTHS.decision)
  expect(rides.map(endOf)).toEqual(['folded', 'called', 'folded'])
  pass(DECISION + 60_000)
  expect(rides.map(stakedOf)).toEqual([1_100, 3_100, 3_100])
  expect(rides[2]?.returnKurus).toBeGreaterThanOrEqual(2_000)
  expect(step.further.asked).toEqual([])
})

test('a hand is told to its player alone until the showdown', () => {
  const { rides, pass } = openTable(1)
  const [ride] = rides
  if (!ride) throw new Error('nobody sits')
  const handsNow = () =>
    [publicBetOf(ride), ownBetOf(ride)].map(({ course }) => (course as Course).hand?.length)
  pass(DECISION - LENGTHS.deal)
  expect(handsNow()).toEqual([undefined, 2])
  pass(DECISION)
  expect(handsNow()).toEqual([undefined, 2])
  pass(DECISION + LENGTHS.decision + LENGTHS.board)
  expect(handsNow()).toEqual([2, 2])
})

test('who played a place has it kept during the next betting, and not a round longer', () => {
  const { sit, pass, step, engine } = openTable(1)
  const roundMs = Object.values(LENGTHS).reduce((sum, ms) => sum + ms, 0)
  pass(START + roundMs)
  expect(engine.round).toMatchObject({ number: 2, phase: { name: 'betting' } })
  expect(sit(0, 'another', START + roundMs)).toBeUndefined()
  expect(refusalOf(step)).toBe('place_taken')
  expect(sit(1, 'another', START + roundMs)).toBeDefined()
  pass(START + 2 * roundMs)
  expect(engine.round?.number).toBe(3)
  expect(sit(0, 'another', START + 2 * roundMs)).toBeDefined()
})
