import { expect, test } from 'vitest'
import { meanOf } from '../distributions/distribution.ts'
import { normalBelow } from '../distributions/normal.ts'
import { chancesOf } from '../model.ts'
import { type BasketballState, basketballModel } from './basketball.ts'

const winsIn = (
  model: ReturnType<typeof basketballModel>,
  key: string,
  line: string | null = null,
) =>
  Object.fromEntries(
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [selection, win]),
  )
const near = (seen: number | undefined, known: number) =>
  expect(Math.abs((seen ?? Number.NaN) - known)).toBeLessThanOrEqual(1e-5)

test.each([
  {
    expectation: { margin: 4.5, total: 162, minutes: 40, players: [] },
    level: 0.032125,
    home: 0.652214,
    minus35: 0.534647,
    minus4: [0.5, 0.034647],
    sixToTen: 0.164427,
  },
  {
    expectation: { margin: -2, total: 224.5, minutes: 48, players: [] },
    level: 0.031501,
    home: 0.436441,
    minus35: 0.329969,
    minus4: [0.301532, 0.028437],
    sixToTen: 0.115598,
  },
] as const)('$expectation has the known chances', (known) => {
  const model = basketballModel(known.expectation)
  near(winsIn(model, 'ft.result').X, known.level)
  near(winsIn(model, 'match.winner')['1'], known.home)
  near(winsIn(model, 'match.ah', '-3.5')['1'], known.minus35)
  const whole = chancesOf(model, { key: 'match.ah', line: '-4' })?.get('1')
  near(whole?.win, known.minus4[0])
  near(whole?.push, known.minus4[1])
  near(winsIn(model, 'match.margin')['1:6-10'], known.sixToTen)
})

test('the total has the known chances', () => {
  near(
    winsIn(
      basketballModel({ margin: 4.5, total: 162, minutes: 40, players: [] }),
      'match.total',
      '164.5',
    ).over,
    0.433816,
  )
  near(1 - normalBelow((227 - 224.5) / 18), 0.444769)
})

test('no match ends level: a handicap of half a point is the winner', () => {
  const model = basketballModel({ margin: 4.5, total: 162, minutes: 40, players: [] })
  const winner = winsIn(model, 'match.winner')
  expect(winsIn(model, 'match.ah', '-0.5')['1']).toBeCloseTo(winner['1'] ?? 0, 12)
  expect((winner['1'] ?? 0) + (winner['2'] ?? 0)).toBeCloseTo(1, 12)
  const bands = Object.values(winsIn(model, 'match.margin'))
  expect(bands.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
})

test('in play the lead stands and the rest shrinks with the clock', () => {
  const state: BasketballState = {
    quarter: 3,
    secondsLeft: 300,
    quarters: [
      { home: 20, away: 22 },
      { home: 25, away: 18 },
      { home: 10, away: 9 },
    ],
    overtime: { home: 0, away: 0 },
    players: new Map(),
  }
  const model = basketballModel({ margin: 4.5, total: 162, minutes: 40, players: [] }, state)
  const share = (300 + 600) / 2400
  const lead = 55 - 49
  near(
    winsIn(model, 'match.winner')['1'],
    normalBelow((4.5 * share + lead) / (11.5 * Math.sqrt(share))),
  )
  expect(winsIn(model, 'q1.result')['2']).toBe(1)
  expect(winsIn(model, 'h1.total', '84.5').over).toBe(1)
  const total = model.periods.get('match')?.total
  expect(total && meanOf(total)).toBeCloseTo(104 + 162 * share, 1)
})

test('a level match near its end holds an overtime’s points', () => {
  const quarters = [1, 2, 3, 4].map(() => ({ home: 20, away: 20 }))
  const last: BasketballState = {
    quarter: 4,
    secondsLeft: 0,
    quarters,
    overtime: { home: 0, away: 0 },
    players: new Map(),
  }
  const model = basketballModel({ margin: 0, total: 160, minutes: 40, players: [] }, last)
  const mean = (period: string) =>
    meanOf(model.periods.get(period)?.total ?? { from: 0, p: new Float64Array() })
  expect(mean('ft')).toBeCloseTo(160, 0)
  expect(mean('match')).toBeGreaterThan(160 + 12)
  const overtime: BasketballState = {
    ...last,
    quarter: 'overtime',
    secondsLeft: 60,
    overtime: { home: 8, away: 4 },
  }
  const later = basketballModel({ margin: 0, total: 160, minutes: 40, players: [] }, overtime)
  expect(winsIn(later, 'ft.result').X).toBe(1)
  expect(winsIn(later, 'match.winner')['1']).toBeCloseTo(
    normalBelow(4 / (11.5 * Math.sqrt(60 / 2400))),
    9,
  )
})

test('quarters and halves add up to full time', () => {
  const model = basketballModel({ margin: 6, total: 170, minutes: 40, players: [] })
  const mean = (period: string) =>
    meanOf(model.periods.get(period)?.total ?? { from: 0, p: new Float64Array() })
  expect(mean('q1') + mean('q2')).toBeCloseTo(mean('h1'), 6)
  expect(mean('h1') + mean('h2')).toBeCloseTo(mean('ft'), 6)
  expect(mean('ft')).toBeLessThan(mean('match'))
})

test('the side that is expected to lead wins the race oftener, and surely from far ahead', () => {
  const model = basketballModel({ margin: 6, total: 160, minutes: 40, players: [] })
  const even = basketballModel({ margin: 0, total: 160, minutes: 40, players: [] })
  expect(winsIn(even, 'match.race', '20')['1']).toBeCloseTo(0.5, 9)
  expect(winsIn(model, 'match.race', '20')['1']).toBeGreaterThan(0.55)
  const ahead = basketballModel(
    { margin: 0, total: 160, minutes: 40, players: [] },
    {
      quarter: 1,
      secondsLeft: 300,
      quarters: [{ home: 19, away: 6 }],
      overtime: { home: 0, away: 0 },
      players: new Map(),
    },
  )
  expect(winsIn(ahead, 'match.race', '20')['1']).toBeGreaterThan(0.99)
})

test('a player’s points, rebounds and assists are counted against their line', () => {
  const star = { id: 'star', points: 24, rebounds: 8, assists: 5 }
  const expectation = { margin: 0, total: 220, minutes: 48, players: [star] } as const
  const over = (model: ReturnType<typeof basketballModel>, key: string, line: string) =>
    winsIn(model, key, line).star ?? Number.NaN
  const before = basketballModel(expectation)
  expect(over(before, 'player.points', '23.5')).toBeGreaterThan(0.42)
  expect(over(before, 'player.points', '23.5')).toBeLessThan(0.58)
  expect(over(before, 'player.rebounds', '3.5')).toBeGreaterThan(
    over(before, 'player.assists', '3.5'),
  )
  const live = basketballModel(expectation, {
    quarter: 3,
    secondsLeft: 720,
    quarters: [
      { home: 25, away: 25 },
      { home: 25, away: 25 },
    ],
    overtime: { home: 0, away: 0 },
    players: new Map([['star', { points: 24, rebounds: 1, assists: 1 }]]),
  })
  expect(over(live, 'player.points', '23.5')).toBeCloseTo(1, 12)
  expect(over(live, 'player.rebounds', '7.5')).toBeLessThan(0.2)
})
