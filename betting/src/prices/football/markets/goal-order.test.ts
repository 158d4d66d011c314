import { expect, test } from 'vitest'
import { chancesOf } from '../../model.ts'
import { LEAGUE_EXPECTATION } from '../expectation.ts'
import { footballModel } from '../football.ts'
import { type FootballState, KICK_OFF } from '../state.ts'

const EXPECTATION = { ...LEAGUE_EXPECTATION, goals: { home: 1.6, away: 1.2 } }
const at = (score: { home: number; away: number }, more: Partial<FootballState> = {}) =>
  footballModel(EXPECTATION, {
    ...KICK_OFF,
    clock: { period: 'h2', elapsedMin: 10 },
    score,
    halfTime: { home: 0, away: 0 },
    ...more,
  })
const before = footballModel(EXPECTATION)
const winsIn = (model: typeof before, key: string, line: string | null = null) =>
  Object.fromEntries(
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [selection, win]),
  )

type Score = { home: number; away: number }

/** Who is first to so many goals, over every order of the goals that lead to a score. */
function raceByOrders(from: Score, goals: number): Record<string, number> {
  const wins: Record<string, number> = { '1': 0, none: 0, '2': 0 }
  const model = from.home + from.away === 0 ? before : at(from)
  const likely = model.periods.get('ft')?.scores?.filter(({ p }) => p >= 1e-7) ?? []
  for (const { home, away, p } of likely) {
    const orders = ordersOf(home - from.home, away - from.away)
    for (const order of orders) {
      const winner = firstTo(goals, from, order)
      wins[winner] = (wins[winner] ?? 0) + p / orders.length
    }
  }
  return wins
}

function firstTo(goals: number, from: Score, order: string): string {
  let { home, away } = from
  for (const side of order) {
    if (side === 'h') home++
    else away++
    if (home >= goals) return '1'
    if (away >= goals) return '2'
  }
  return 'none'
}

function ordersOf(home: number, away: number): string[] {
  if (home === 0 && away === 0) return ['']
  return [
    ...(home > 0 ? ordersOf(home - 1, away).map((order) => `h${order}`) : []),
    ...(away > 0 ? ordersOf(home, away - 1).map((order) => `a${order}`) : []),
  ]
}

test.each([2, 3])('the race to %d goals is that over all orders of the goals', (goals) => {
  const race = winsIn(before, 'ft.race', `${goals}`)
  for (const [side, p] of Object.entries(raceByOrders({ home: 0, away: 0 }, goals))) {
    expect(race[side]).toBeCloseTo(p, 5)
  }
})

test('a race counts the goals that were scored', () => {
  const race = winsIn(at({ home: 1, away: 0 }), 'ft.race', '3')
  for (const [side, p] of Object.entries(raceByOrders({ home: 1, away: 0 }, 3))) {
    expect(race[side]).toBeCloseTo(p, 5)
  }
  expect(chancesOf(at({ home: 2, away: 2 }), { key: 'ft.race', line: '2' })).toBeUndefined()
})

test('a goal by number falls as often as the total is over', () => {
  const third = winsIn(before, 'ft.nextgoal', '3')
  expect(1 - (third.none ?? 0)).toBeCloseTo(winsIn(before, 'ft.total', '2.5').over ?? 0, 12)
  expect((third['1'] ?? 0) / (third['2'] ?? 0)).toBeCloseTo(1.6 / 1.2, 9)
  const scored = at({ home: 1, away: 1 })
  expect(chancesOf(scored, { key: 'ft.nextgoal', line: '2' })).toBeUndefined()
  expect(winsIn(scored, 'ft.nextgoal', '3').none).toBeGreaterThan(0.2)
})

test('the last goal is the next one before any, and stays where none follows', () => {
  const next = winsIn(before, 'ft.nextgoal', '1')
  const last = winsIn(before, 'ft.lastgoal')
  for (const side of ['1', 'none', '2']) expect(last[side]).toBeCloseTo(next[side] ?? 0, 12)
  const scored = at({ home: 0, away: 1 }, { lastGoal: '2' })
  const following = winsIn(scored, 'ft.nextgoal', '2')
  const lastNow = winsIn(scored, 'ft.lastgoal')
  expect(lastNow.none).toBe(0)
  expect(lastNow['1']).toBeCloseTo(following['1'] ?? 0, 12)
  expect(lastNow['2']).toBeCloseTo((following['2'] ?? 0) + (following.none ?? 0), 12)
})

test('the first goal’s interval adds up to a goal, and the first 15 minutes to their own grid', () => {
  const times = winsIn(before, 'ft.goaltime')
  expect(Object.keys(times)).toEqual([
    ...['1-15', '16-30', '31-45', '46-60', '61-75', '76-90', 'none'],
  ])
  const sum = Object.values(times).reduce((all, p) => all + p, 0)
  expect(sum).toBeCloseTo(1, 12)
  expect(times.none).toBeCloseTo(winsIn(before, 'ft.total', '0.5').under ?? 0, 12)
  const firstHalf = (times['1-15'] ?? 0) + (times['16-30'] ?? 0) + (times['31-45'] ?? 0)
  expect(firstHalf).toBeCloseTo(winsIn(before, 'h1.total', '0.5').over ?? 0, 2)
})

test('intervals that are over have no chance, and a goal ends the question', () => {
  const model = footballModel(EXPECTATION, {
    ...KICK_OFF,
    clock: { period: 'h1', elapsedMin: 35 },
  })
  const times = winsIn(model, 'ft.goaltime')
  expect([times['1-15'], times['16-30']]).toEqual([0, 0])
  expect(times['31-45']).toBeGreaterThan(0.1)
  expect(chancesOf(at({ home: 1, away: 0 }), { key: 'ft.goaltime', line: null })).toBeUndefined()
})
