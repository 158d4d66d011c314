import { expect, test } from 'vitest'
import { meanOf } from '../../distributions/distribution.ts'
import { chancesOf } from '../../model.ts'
import { LEAGUE_EXPECTATION } from '../expectation.ts'
import { footballModel } from '../football.ts'
import { type FootballState, KICK_OFF } from '../state.ts'

const before = footballModel(LEAGUE_EXPECTATION)
const winsIn = (model: typeof before, key: string, line: string | null = null) =>
  Object.fromEntries(
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [selection, win]),
  )
const totalOf = (model: typeof before, period: string) => {
  const total = model.periods.get(period)?.total
  if (!total) throw new Error(`no ${period}`)
  const mean = meanOf(total)
  const variance = total.p.reduce((sum, p, n) => sum + p * (total.from + n - mean) ** 2, 0)
  return { mean, dispersion: variance / mean }
}

test.each([
  ['corners.ft', 10.3, 1.12],
  ['cards.ft', 4.7, 1.28],
] as const)('%s has the measured mean and spread, sides too', (period, mean, dispersion) => {
  const total = totalOf(before, period)
  expect(total.mean).toBeCloseTo(mean, 6)
  expect(total.dispersion).toBeCloseTo(dispersion, 5)
})

test('home takes its measured share of corners and cards', () => {
  const shareOf = (period: string) => {
    const found = before.periods.get(period)
    return found ? meanOf(found.home) / meanOf(found.total) : Number.NaN
  }
  expect(shareOf('corners.ft')).toBeCloseTo(0.54, 6)
  expect(shareOf('cards.ft')).toBeCloseTo(0.48, 6)
})

test('corners in play are those taken and the rest’s share', () => {
  const state: FootballState = {
    ...KICK_OFF,
    clock: { period: 'h2', elapsedMin: 25 },
    halfTime: { home: 0, away: 0 },
    counts: { ...KICK_OFF.counts, corners: { home: 5, away: 3 } },
  }
  const live = footballModel(LEAGUE_EXPECTATION, state)
  expect(totalOf(live, 'corners.ft').mean).toBeCloseTo(8 + 10.3 * 0.27, 6)
  expect(winsIn(live, 'corners.ft.total', '7.5').over).toBeCloseTo(1, 9)
  expect(chancesOf(live, { key: 'corners.ft.first', line: null })).toBeUndefined()
  expect(chancesOf(live, { key: 'corners.h1.total', line: '4.5' })).toBeUndefined()
})

test('most corners, handicaps and totals of corners agree', () => {
  const result = winsIn(before, 'corners.ft.result')
  const handicap = winsIn(before, 'corners.ft.ah', '-0.5')
  expect(result['1']).toBeCloseTo(handicap['1'] ?? 0, 12)
  expect((result['1'] ?? 0) + (result.X ?? 0) + (result['2'] ?? 0)).toBeCloseTo(1, 9)
  const first = winsIn(before, 'corners.ft.first')
  expect(first.none).toBeCloseTo(winsIn(before, 'corners.ft.total', '0.5').under ?? 0, 12)
  expect((first['1'] ?? 0) / (first['2'] ?? 0)).toBeCloseTo(0.54 / 0.46, 9)
})

test('booking points are ten a yellow card and twenty-five a red one', () => {
  const { mean } = totalOf(before, 'points.ft')
  const reds = -Math.log(1 - LEAGUE_EXPECTATION.red)
  expect(mean).toBeCloseTo(10 * (4.7 - reds) + 25 * reds, 3)
  const at45 = chancesOf(before, { key: 'points.ft.total', line: '45' })?.get('over')
  expect(at45?.push).toBeGreaterThan(0)
  expect((at45?.win ?? 0) + (at45?.push ?? 0) + (at45?.loss ?? 0)).toBeCloseTo(1, 8)
})

test('a red card and a penalty fade with the time that is left, and stay once they are there', () => {
  expect(winsIn(before, 'cards.ft.red').yes).toBeCloseTo(0.155, 9)
  const late: FootballState = {
    ...KICK_OFF,
    clock: { period: 'h2', elapsedMin: 45 },
    halfTime: { home: 0, away: 0 },
  }
  const live = footballModel(LEAGUE_EXPECTATION, late)
  expect(winsIn(live, 'cards.ft.red').yes).toBeCloseTo(1 - (1 - 0.155) ** 0.054, 9)
  const seen = footballModel(LEAGUE_EXPECTATION, {
    ...late,
    reds: { home: 0, away: 1 },
    penaltyAwarded: true,
  })
  expect(winsIn(seen, 'cards.ft.red').yes).toBe(1)
  expect(winsIn(seen, 'ft.penalty').yes).toBe(1)
})
