import { expect, test } from 'vitest'
import { byStart, fixturesOfWorld } from './calendar/calendar.ts'
import { regularOf } from './football/facts.ts'
import { football } from './football/football.ts'
import { goalsOf } from './football/goals.ts'
import { LEAGUES } from './football/leagues.ts'
import { matchAt } from './football/match-at.ts'
import { timelineOf } from './football/timeline.ts'

const SEED = 'test'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const fixturesBetween = (seed: string, fromMs: number, toMs: number) =>
  fixturesOfWorld(seed, football, fromMs, toMs).sort(byStart)
const WEEK = fixturesBetween(SEED, FROM, FROM + 7 * DAY_MS)

test('the calendar is the same each time, no club meets itself, and every hour of a week has a live match', () => {
  expect(fixturesBetween(SEED, FROM, FROM + 7 * DAY_MS)).toEqual(WEEK)
  expect(WEEK.length).toBeGreaterThan(250)
  expect(new Set(WEEK.map(({ id }) => id)).size).toBe(WEEK.length)
  for (const { home, away } of WEEK) expect(home.id).not.toBe(away.id)
  for (let hour = 3; hour < 24 * 7 - 3; hour++) {
    const at = FROM + hour * 3_600_000
    const live = WEEK.filter(({ startMs }) => startMs <= at && at < startMs + 110 * 60_000)
    expect(live.length, `hour ${hour}`).toBeGreaterThan(0)
  }
})

test('in a season every club of a league meets every other at home and away', () => {
  const [league] = LEAGUES
  if (!league) throw new Error('no league')
  const count = league.sides.length
  const matches = count * (count - 1)
  const days = Math.ceil(matches / league.kickOffs.length)
  // A season begins where the number of a match is a multiple of its matches.
  const first = Math.ceil(Math.floor(FROM / DAY_MS) / days) * days * DAY_MS
  const season = fixturesBetween(SEED, first, first + days * DAY_MS).filter(
    (one) => one.league.id === league.id,
  )
  const pairs = new Set(season.map(({ home, away }) => `${home.id} ${away.id}`))
  expect(pairs.size).toBeGreaterThan(matches * 0.95)
})

test('goals, halves, corners and cards of 600 matches agree with what was expected of them', () => {
  const matches = fixturesBetween(SEED, FROM, FROM + 20 * DAY_MS).slice(0, 600)
  const sums = { expected: 0, goals: 0, first: 0, corners: 0, cards: 0, variance: 0 }
  for (const fixture of matches) {
    const { incidents } = timelineOf(SEED, fixture)
    const {
      fullTime = [0, 0],
      halfTime = [0, 0],
      corners = [0, 0],
      yellow = [0, 0],
    } = regularOf(incidents)
    const [home, away] = goalsOf(fixture)
    const mean = home + away
    sums.expected += mean
    sums.variance += mean
    sums.goals += fullTime[0] + fullTime[1]
    sums.first += halfTime[0] + halfTime[1]
    sums.corners += corners[0] + corners[1]
    sums.cards += yellow[0] + yellow[1]
  }
  const z = (sums.goals - sums.expected) / Math.sqrt(sums.variance)
  expect(Math.abs(z)).toBeLessThan(3.29)
  expect(sums.first / sums.goals).toBeCloseTo(0.46, 1)
  expect(sums.corners / matches.length).toBeCloseTo(10.3, 0)
  expect(sums.cards / matches.length).toBeCloseTo(4.5, 0)
})

test('a match goes from its start to its end, and its score never falls', () => {
  const [fixture] = WEEK
  if (!fixture) throw new Error('no match')
  const timeline = timelineOf(SEED, fixture)
  const { endS } = football.playOf(SEED, fixture)
  let goals = 0
  for (let at = 0; at <= endS; at += 10) {
    const { score, period, halfTime } = matchAt(timeline, at)
    expect(score[0] + score[1]).toBeGreaterThanOrEqual(goals)
    goals = score[0] + score[1]
    expect(halfTime === null).toBe(period === 'h1')
  }
  expect(goals).toBe(timeline.incidents.filter(({ kind }) => kind === 'goal').length)
})
