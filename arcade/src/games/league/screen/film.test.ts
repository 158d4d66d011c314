import { expect, test } from 'vitest'
import { chainDraws } from '../../testing/room-round.ts'
import { drawEvents, type MatchEvent, MINUTES } from '../match.ts'
import { filmOf, frameAt } from './film.ts'
import { scoreAt } from './week-now.ts'

const result = { home: 2, away: 1 }
const events = drawEvents(result, chainDraws(1)())
const film = filmOf(events, '1.0.0')

test('the film shows every goal, in time, in the right net', () => {
  const goals = events.filter(({ kind }) => kind === 'goal')
  const shown = film.filter(({ event }) => event?.kind === 'goal')
  expect(shown.map(({ event }) => event)).toEqual(goals)
  for (const { event, ball, minute } of shown) {
    expect(minute).toBeLessThan(event?.minute ?? 0)
    expect(event?.side === 'home' ? ball[0] : 100 - ball[0]).toBe(99)
    expect(Math.abs(ball[1] - 50)).toBeLessThanOrEqual(5)
  }
})

test('nobody leaves the pitch, and the ball is in no other net', () => {
  for (const { home, away, ball, event } of film) {
    for (const [x, y] of [...home, ...away, ball]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y)).toBeLessThanOrEqual(101)
    }
    const isInNet = (ball[0] < 1.5 || ball[0] > 98.5) && ball[1] > 44 && ball[1] < 56
    expect(isInNet).toBe(event?.kind === 'goal')
  }
})

test('it is the same for all who watch, and goes on to the end', () => {
  expect(filmOf(events, '1.0.0')).toEqual(film)
  expect(film[0]?.ball).toEqual([50, 50])
  const minutes = film.map(({ minute }) => minute)
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  expect(frameAt(film, MINUTES)).toBe(film.at(-1))
  expect(frameAt(film, 0)).toBe(film[0])
})

test('the score is that of the goals so far', () => {
  const goal = (minute: number, side: 'home' | 'away', home: number, away: number): MatchEvent => ({
    minute,
    side,
    kind: 'goal',
    player: 9,
    score: { home, away },
  })
  const told = [goal(10, 'home', 1, 0), goal(31, 'away', 1, 1)]
  expect([9, 10, 30, 31, 90].map((minute) => scoreAt(told, minute))).toEqual([
    { home: 0, away: 0 },
    { home: 1, away: 0 },
    { home: 1, away: 0 },
    { home: 1, away: 1 },
    { home: 1, away: 1 },
  ])
})
