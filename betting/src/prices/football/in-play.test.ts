import { expect, test } from 'vitest'
import { chancesOf } from '../model.ts'
import type { Pair } from '../pair.ts'
import { LEAGUE_EXPECTATION } from './expectation.ts'
import { footballModel } from './football.ts'
import { afterReds, restOf, rhoOf, sharesLeft } from './remaining.ts'
import { type FootballState, KICK_OFF } from './state.ts'

const pair = (home: number, away: number): Pair => ({ home, away })
const GOALS = pair(1.6, 1.2)

type Case = {
  half: 'h1' | 'h2'
  elapsedMin: number
  score?: Pair
  reds?: Pair
  left: number
  rho: number
  rest: Pair
  result: [number, number, number]
  nextGoal: [number, number, number]
}

const CASES: Case[] = [
  {
    half: 'h1',
    elapsedMin: 0,
    left: 1,
    rho: -0.07,
    rest: pair(1.6, 1.2),
    result: [0.45839, 0.26346, 0.278149],
    nextGoal: [0.53201, 0.068983, 0.399007],
  },
  {
    half: 'h1',
    elapsedMin: 5,
    left: 0.951064,
    rho: -0.035,
    rest: pair(1.521702, 1.141277),
    result: [0.45604, 0.263249, 0.280711],
    nextGoal: [0.529155, 0.073979, 0.396866],
  },
  {
    half: 'h1',
    elapsedMin: 23.5,
    left: 0.77,
    rho: 0,
    rest: pair(1.232, 0.924),
    result: [0.432733, 0.290206, 0.277061],
    nextGoal: [0.505264, 0.115787, 0.378948],
  },
  {
    half: 'h2',
    elapsedMin: 0,
    score: pair(1, 0),
    left: 0.54,
    rho: 0,
    rest: pair(0.864, 0.648),
    result: [0.744133, 0.186767, 0.069099],
    nextGoal: [0.445447, 0.220469, 0.334085],
  },
  {
    half: 'h2',
    elapsedMin: 15,
    score: pair(1, 0),
    left: 0.378,
    rho: 0,
    rest: pair(0.6048, 0.4536),
    result: [0.77443, 0.180005, 0.045565],
    nextGoal: [0.373137, 0.347011, 0.279853],
  },
  {
    half: 'h2',
    elapsedMin: 15,
    score: pair(1, 0),
    reds: pair(1, 0),
    left: 0.378,
    rho: 0,
    rest: pair(0.405216, 0.567),
    result: [0.68026, 0.240063, 0.079676],
    nextGoal: [0.259146, 0.378244, 0.36261],
  },
  {
    half: 'h2',
    elapsedMin: 40,
    score: pair(1, 1),
    reds: pair(0, 1),
    left: 0.108,
    rho: 0,
    rest: pair(0.216, 0.086832),
    result: [0.179723, 0.752644, 0.067633],
    nextGoal: [0.18636, 0.738723, 0.074917],
  },
  {
    half: 'h2',
    elapsedMin: 49,
    score: pair(2, 1),
    left: 0.0108,
    rho: 0,
    rest: pair(0.01728, 0.01296),
    result: [0.987343, 0.012575, 8.2e-5],
    nextGoal: [0.017021, 0.970213, 0.012766],
  },
  {
    half: 'h2',
    elapsedMin: 55,
    score: pair(2, 1),
    left: 0.005,
    rho: 0,
    rest: pair(0.008, 0.006),
    result: [0.994065, 0.005917, 1.8e-5],
    nextGoal: [0.007944, 0.986098, 0.005958],
  },
]

const stateOf = ({
  half,
  elapsedMin,
  score = pair(0, 0),
  reds = pair(0, 0),
}: Case): FootballState => ({
  ...KICK_OFF,
  clock: { period: half, elapsedMin },
  score,
  halfTime: half === 'h2' ? score : null,
  reds,
})

test.each(CASES)('$half $elapsedMin′ $score $reds has the known chances', (known) => {
  const state = stateOf(known)
  const { h1, h2 } = sharesLeft(state.clock)
  const rest = restOf(afterReds(GOALS, state.reds), state.clock)
  const model = footballModel({ ...LEAGUE_EXPECTATION, goals: GOALS }, state)
  const wins = (key: string, line: string | null, selections: string[]) =>
    selections.map((one) => chancesOf(model, { key, line })?.get(one)?.win)
  const next = `${state.score.home + state.score.away + 1}`
  const seen = [
    h1 + h2,
    rhoOf(state),
    rest.h1.home + rest.h2.home,
    rest.h1.away + rest.h2.away,
    ...wins('ft.result', null, ['1', 'X', '2']),
    ...wins('ft.nextgoal', next, ['1', 'none', '2']),
  ]
  const expected = [
    known.left,
    known.rho,
    known.rest.home,
    known.rest.away,
    ...known.result,
    ...known.nextGoal,
  ]
  for (const [n, one] of expected.entries()) {
    expect(Math.abs((seen[n] ?? Number.NaN) - one), `number ${n}`).toBeLessThanOrEqual(1e-5)
  }
})

test('announced stoppage is the length of the second half', () => {
  const left = (addedMin?: number) =>
    sharesLeft({ period: 'h2', elapsedMin: 48, ...(addedMin === undefined ? {} : { addedMin }) }).h2
  expect(left()).toBeCloseTo(0.54 * 0.04, 12)
  expect(left(8)).toBeCloseTo((0.54 * 5) / 53, 12)
  expect(left(3)).toBe(0.005)
})

test('a second red card costs its side as much again and helps the other less', () => {
  const { home, away } = afterReds(GOALS, pair(2, 0))
  expect(home).toBeCloseTo(1.6 * 0.67 * 0.67, 12)
  expect(away).toBeCloseTo(1.2 * 1.25 * 1.1, 12)
})

test('the first half’s markets keep their score once it is over', () => {
  const [, , , secondHalf] = CASES
  if (!secondHalf) throw new Error('no case')
  const model = footballModel(LEAGUE_EXPECTATION, stateOf(secondHalf))
  expect(chancesOf(model, { key: 'h1.result', line: null })?.get('1')?.win).toBeCloseTo(1, 12)
})
