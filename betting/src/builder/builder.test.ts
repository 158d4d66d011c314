import { describe, expect, test } from 'vitest'
import {
  type FootballExpectation,
  LEAGUE_EXPECTATION,
  type PlayerExpectation,
} from '../prices/football/expectation.ts'
import { footballModel } from '../prices/football/football.ts'
import { KICK_OFF } from '../prices/football/state.ts'
import { chancesOf } from '../prices/model.ts'
import { answerBuilder, builderChance } from './builder.ts'
import type { BuilderLeg } from './leg.ts'
import { withCounts } from './with-counts.ts'

const player = (id: string, side: 'home' | 'away', goalShare: number): PlayerExpectation => ({
  id,
  side,
  goalShare,
  assistShare: 0,
  sot: 1,
  cards: 0.1,
})
const EXPECTATION: FootballExpectation = {
  ...LEAGUE_EXPECTATION,
  goals: { home: 1.6, away: 1.2 },
  players: [player('nine', 'home', 0.35), player('seven', 'home', 0.2), player('ten', 'away', 0.3)],
}
const MODEL = footballModel(EXPECTATION)

/** `ft.total 2.5 over`: key, line if there is one, selection. */
const legsOf = (...legs: string[]): BuilderLeg[] =>
  legs.map((leg) => {
    const [key = '', ...rest] = leg.split(' ')
    const [line = null, selection = ''] = rest.length === 2 ? rest : [undefined, ...rest]
    return { key, line, selection }
  })
const answer = (...legs: string[]) => answerBuilder(MODEL, legsOf(...legs))
const chanceOf = (leg: BuilderLeg) => chancesOf(MODEL, leg)?.get(leg.selection)?.win ?? 0

test.each([
  [['ft.result 1', 'ft.total 2.5 over'], 0.29143, 0.243197, 3250],
  [['ft.result 1', 'ft.btts yes'], 0.226179, 0.259399, 4200],
  [['ft.result X', 'ft.total 2.5 under'], 0.193911, 0.123682, 4900],
  [['h1.result 1', 'ft.result 1', 'ft.total 1.5 over'], 0.242839, 0.126554, 3900],
  [['ft.total 2.5 over', 'ft.btts yes', 'ft.mosthalf h2'], 0.217755, 0.12572, 4350],
])('%j have the known joint chance and price', (legs, joint, product, oddsMilli) => {
  const seen = answer(...legs)
  if (!('price' in seen)) throw new Error(seen.refused)
  expect(Math.abs(seen.price.p - joint)).toBeLessThanOrEqual(1e-5)
  expect(seen.price.oddsMilli).toBe(oddsMilli)
  const singles = legsOf(...legs).reduce((all, leg) => all * chanceOf(leg), 1)
  expect(Math.abs(singles - product)).toBeLessThanOrEqual(1e-5)
})

describe('R-130', () => {
  test.each([
    ['legs that cannot all win', ['ft.result 1', 'ft.score 0:1'], { refused: 'contradiction' }],
    [
      'a leg that another one includes',
      ['ft.result 1', 'ft.dc 1X'],
      { refused: 'adds_nothing', leg: 1 },
    ],
    [
      'a market twice, at another line',
      ['ft.total 1.5 over', 'ft.total 2.5 over'],
      { refused: 'same_market', leg: 1 },
    ],
    ['a whole line', ['ft.result 1', 'ft.total 2 over'], { refused: 'can_push', leg: 1 }],
    ['a quarter line', ['ft.ah -0.75 1', 'ft.btts yes'], { refused: 'can_push', leg: 0 }],
    ['draw no bet', ['ft.dnb 1', 'ft.btts yes'], { refused: 'can_push', leg: 0 }],
    [
      'a whole line of corners',
      ['ft.result 1', 'corners.ft.total 9 over'],
      { refused: 'can_push', leg: 1 },
    ],
  ])('%s', (_, legs, refused) => expect(answer(...legs)).toEqual(refused))
})

describe('not offered', () => {
  const EIGHT = [
    ...['ft.result 1', 'ft.btts yes', 'ft.total 3.5 over', 'h1.result X', 'h2.total 1.5 over'],
    ...['ft.oe odd', 'corners.ft.total 9.5 over', 'cards.ft.total 4.5 over'],
  ]
  test.each([
    ['one leg', ['ft.result 1'], { refused: 'leg_count' }],
    ['nine legs', [...EIGHT, 'cards.ft.red no'], { refused: 'leg_count' }],
    [
      'a market of no builder',
      ['ft.result 1', 'ft.penalty yes'],
      { refused: 'no_builder_market', leg: 1 },
    ],
    [
      'a selection that is none',
      ['ft.result 1', 'ft.btts maybe'],
      { refused: 'no_builder_market', leg: 1 },
    ],
    ['a chance below 0.002', ['ft.score 4:3', 'h1.score 0:0'], { refused: 'too_unlikely' }],
    ['a price below 1.05', ['ft.total 5.5 under', 'ft.ah 4.5 1'], { refused: 'too_short' }],
  ])('%s', (_, legs, refused) => expect(answer(...legs)).toEqual(refused))

  test('eight legs are a builder', () => {
    expect(answer(...EIGHT)).toHaveProperty('price')
  })
})

test('goals, corners and cards are independent, and their book is 1.08', () => {
  const legs = ['ft.result 1', 'corners.ft.total 9.5 over', 'cards.ft.result 2']
  const seen = answer(...legs)
  const product = legsOf(...legs).reduce((all, leg) => all * chanceOf(leg), 1)
  if (!('price' in seen)) throw new Error(seen.refused)
  expect(seen.price.p).toBeCloseTo(product, 9)
  const odds = 1000 / (product * 1.08)
  expect(Math.abs(seen.price.oddsMilli / odds - 1)).toBeLessThan(0.01)
})

test('legs of corners depend on each other', () => {
  const joint = builderChance(
    MODEL,
    legsOf('corners.ft.result 1', 'corners.ft.total.home 6.5 over'),
  )
  const period = MODEL.periods.get('corners.ft')
  let expected = 0
  for (const [home, ofHome] of period?.home.p.entries() ?? [])
    for (const [away, ofAway] of period?.away.p.entries() ?? [])
      if (home > away && home >= 7) expected += ofHome * ofAway
  expect(joint).toBeCloseTo(expected, 12)
})

test('a lone scorer among the legs has the price of the players’ market', () => {
  expect(builderChance(MODEL, legsOf('player.any nine'))).toBeCloseTo(
    chanceOf({ key: 'player.any', line: null, selection: 'nine' }),
    9,
  )
})

test('live, what was scored counts and what has no chance any more contradicts', () => {
  const live = footballModel(EXPECTATION, {
    ...KICK_OFF,
    clock: { period: 'h2', elapsedMin: 15 },
    score: { home: 2, away: 0 },
    halfTime: { home: 1, away: 0 },
    players: new Map([['nine', { goals: 1, assists: 0, sot: 2, cards: 0 }]]),
  })
  const ask = (...legs: string[]) => answerBuilder(live, legsOf(...legs))
  expect(ask('ft.total 1.5 under', 'ft.btts yes')).toEqual({ refused: 'contradiction' })
  expect(ask('ft.btts yes', 'ft.total 1.5 over')).toEqual({ refused: 'adds_nothing', leg: 1 })
  const joint = builderChance(live, legsOf('player.two nine', 'ft.btts yes'))
  const [scores, concedes] = [1 - Math.exp(-0.6048 * 0.35), 1 - Math.exp(-0.4536)]
  expect(joint).toBeCloseTo(scores * concedes, 6)
})

test('live, only what is known of a scorer is read: nobody says whose the goals were', () => {
  const at = (home: number) =>
    footballModel(EXPECTATION, {
      ...KICK_OFF,
      clock: { period: 'h2', elapsedMin: 15 },
      score: { home, away: 0 },
      halfTime: { home: 0, away: 0 },
    })
  const beside = (home: number, leg: string) => answerBuilder(at(home), legsOf(leg, 'ft.oe odd'))
  const unknown = { refused: 'no_builder_market', leg: 0 }
  expect(beside(0, 'player.two nine')).toHaveProperty('price')
  expect(beside(1, 'player.two nine')).toEqual(unknown)
  expect(beside(1, 'player.two ten')).toHaveProperty('price')
  expect(beside(1, 'player.any nine')).toHaveProperty('price')
  expect(beside(1, 'player.first nine')).toEqual(unknown)
  expect(beside(0, 'player.any another')).toEqual(unknown)
})

test('who scores first scores, and is one of two scorers', () => {
  expect(answer('player.any nine', 'player.first nine')).toEqual({
    refused: 'adds_nothing',
    leg: 0,
  })
  expect(answer('player.first none', 'player.any nine')).toEqual({ refused: 'contradiction' })
  expect(answer('player.first nine', 'ft.total 0.5 over')).toEqual({
    refused: 'adds_nothing',
    leg: 1,
  })
})

test('corners and cards are as many as their told chances say, before the start and from a count on', () => {
  const told = (leg: string, p: number) => legsOf(leg).map((one) => ({ ...one, p }))
  const live = footballModel(EXPECTATION, {
    ...KICK_OFF,
    clock: { period: 'h2', elapsedMin: 15 },
    score: { home: 1, away: 0 },
    halfTime: { home: 0, away: 0 },
    counts: { ...KICK_OFF.counts, corners: { home: 5, away: 3 }, cards: { home: 1, away: 2 } },
  })
  for (const model of [MODEL, live]) {
    const legs = ['corners.ft.total 10.5 over', 'cards.ft.total.home 1.5 under', 'ft.result 1']
    const seen = withCounts(model, [
      ...told('corners.ft.total 10.5 over', 0.31),
      ...told('cards.ft.total.home 1.5 under', 0.72),
    ])
    const goals = builderChance(model, legsOf('ft.result 1')) ?? 0
    expect(builderChance(seen, legsOf(...legs))).toBeCloseTo(0.31 * 0.72 * goals, 5)
    const both = withCounts(model, [
      ...told('corners.ft.total 10.5 over', 0.31),
      ...told('corners.ft.result 2', 0.2),
    ])
    expect(builderChance(both, legsOf('corners.ft.result 2'))).toBeCloseTo(0.2, 5)
    expect(builderChance(both, legsOf('corners.ft.total 10.5 over'))).toBeCloseTo(0.31, 2)
  }
  expect(withCounts(MODEL, told('ft.result 1', 0.9))).toBe(MODEL)
})
