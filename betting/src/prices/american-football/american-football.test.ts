import { expect, test } from 'vitest'
import { chanceOf } from '../distributions/distribution.ts'
import { normalBelow } from '../distributions/normal.ts'
import { chancesOf } from '../model.ts'
import { americanFootballModel, KICK_OFF } from './american-football.ts'

const MODEL = americanFootballModel({ margin: 2.5, total: 45 })
const chances = (key: string, selection: string, line: string | null = null, of = MODEL) =>
  chancesOf(of, { key, line })?.get(selection)

test('the margin of full time is the normal, re-weighted at the key numbers', () => {
  const margin = MODEL.periods.get('ft')?.margin
  if (!margin) throw new Error('no margin')
  const plain = (k: number) =>
    normalBelow((k + 0.5 - 2.5) / 13.5) - normalBelow((k - 0.5 - 2.5) / 13.5)
  const weights: [number, number][] = [
    [3, 2.3],
    [-3, 2.3],
    [7, 1.6],
    [10, 1.3],
    [6, 1.2],
    [-14, 1.2],
  ]
  const scale = chanceOf(margin, 5) / plain(5)
  for (const [k, weight] of weights) {
    expect(chanceOf(margin, k) / plain(k) / scale).toBeCloseTo(weight, 9)
  }
  expect(margin.p.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
})

test('a match that stays level after overtime gives the stake back', () => {
  const winner = chances('match.winner', '1')
  expect(winner?.push).toBeGreaterThan(0)
  expect(winner?.push).toBeLessThan(0.01)
  expect(winner?.push).toBeCloseTo(chances('match.ah', '1', '0')?.push ?? 0, 12)
  expect(chances('match.overtime', 'yes')?.win).toBeCloseTo(chances('ft.result', 'X')?.win ?? 0, 12)
})

test('whole lines push', () => {
  expect(chances('match.ah', '1', '-3')?.push).toBeGreaterThan(0.05)
  expect(chances('match.total', 'over', '45')?.push).toBeGreaterThan(0.02)
})

test('no side has fewer points than it has', () => {
  expect(chances('q1.total', 'over', '-0.5')?.win).toBeCloseTo(1, 12)
  const live = americanFootballModel(
    { margin: 2.5, total: 45 },
    {
      ...KICK_OFF,
      quarter: 4,
      secondsLeft: 600,
      quarters: [
        { home: 14, away: 3 },
        { home: 7, away: 7 },
        { home: 0, away: 3 },
      ],
      touchdowns: { home: 3, away: 1 },
    },
  )
  expect(chances('match.total', 'over', '33.5', live)?.win).toBeCloseTo(1, 12)
  expect(chances('match.winner', '1', null, live)?.win).toBeGreaterThan(0.9)
  expect(chances('match.touchdowns', 'over', '3.5', live)?.win).toBeCloseTo(1, 9)
  expect(chances('match.firstscore', 'touchdown', null, live)).toBeUndefined()
})

test('touchdowns and the first score', () => {
  const none = Math.exp(-5)
  expect(chances('match.touchdowns', 'under', '0.5')?.win).toBeCloseTo(none, 6)
  const first = [...(chancesOf(MODEL, { key: 'match.firstscore', line: null })?.values() ?? [])]
  expect(first.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 12)
})

test('bands of the margin and a tie are all there is', () => {
  const bands = [...(chancesOf(MODEL, { key: 'match.margin', line: null })?.entries() ?? [])]
  expect(bands.map(([name]) => name)).toEqual([
    ...['1:1-6', '1:7-13', '1:14+', '2:1-6', '2:7-13', '2:14+'],
  ])
  const tie = chances('match.winner', '1')?.push ?? 0
  expect(bands.reduce((sum, [, { win }]) => sum + win, 0) + tie).toBeCloseTo(1, 9)
})
