import { expect, test } from 'vitest'
import { chancesOf } from '../model.ts'
import { iceHockeyModel } from './ice-hockey.ts'

const GOALS = { home: 3.2, away: 2.8 }
const MODEL = iceHockeyModel({ goals: GOALS })
const win = (key: string, selection: string, line: string | null = null, of = MODEL) =>
  chancesOf(of, { key, line })?.get(selection)?.win ?? Number.NaN

test.each([
  ['ft.result', '1', 0.481184],
  ['ft.result', 'X', 0.16464],
  ['ft.result', '2', 0.354176],
  ['match.winner', '1', 0.566248],
])('%s %s has the known chance', (key, selection, p) => {
  expect(Math.abs(win(key, selection) - p)).toBeLessThanOrEqual(1e-5)
})

test('overtime gives its winner one goal, which the match counts and the 60 minutes do not', () => {
  expect(win('match.overtime', 'yes')).toBeCloseTo(win('ft.result', 'X'), 12)
  const goals = MODEL.periods.get('ft')?.scores ?? []
  const level = goals.filter(({ home, away }) => home === away && home === 2)
  const more = level.reduce((sum, { p }) => sum + p, 0)
  expect(win('match.total', 'over', '4.5')).toBeCloseTo(win('ft.total', 'over', '4.5') + more, 9)
  expect(win('match.oe', 'even')).toBeLessThan(win('ft.oe', 'even'))
})

test('in play goals stand, periods that are over are known, and the rest shrinks', () => {
  const live = iceHockeyModel(
    { goals: GOALS },
    {
      period: 2,
      secondsLeft: 600,
      goals: [
        { home: 1, away: 0 },
        { home: 0, away: 1 },
      ],
    },
  )
  expect(win('p1.result', '1', null, live)).toBeCloseTo(1, 9)
  expect(win('ft.btts', 'yes', null, live)).toBeCloseTo(1, 9)
  expect(win('ft.total', 'under', '2.5', live)).toBeCloseTo(Math.exp(-6 / 2), 9)
  expect(win('p2.total', 'under', '1.5', live)).toBeCloseTo(Math.exp(-1), 9)
})

test('in overtime full time is a draw, and the winner is that of a tie', () => {
  const live = iceHockeyModel(
    { goals: GOALS },
    { period: 'overtime', secondsLeft: 200, goals: [{ home: 2, away: 2 }] },
  )
  expect(win('ft.result', 'X', null, live)).toBe(1)
  expect(win('match.winner', '1', null, live)).toBeCloseTo(0.5 + (0.25 * 0.4) / 6, 12)
})
