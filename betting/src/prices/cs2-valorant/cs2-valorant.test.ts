import { expect, test } from 'vitest'
import { chancesOf } from '../model.ts'
import { homeWins } from '../series/race.ts'
import { shooterModel } from './cs2-valorant.ts'
import { isAfterOvertime, mapScores, roundOf } from './map.ts'

const near = (seen: number | undefined, known: number) =>
  expect(Math.abs((seen ?? Number.NaN) - known)).toBeLessThanOrEqual(1e-5)
const winsIn = (model: ReturnType<typeof shooterModel>, key: string, line: string | null = null) =>
  Object.fromEntries(
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [selection, win]),
  )

test('a map of Valorant at 0.53 a round has the known chances', () => {
  const scores = mapScores('valorant', 0.53)
  near(homeWins(scores), 0.623762)
  near(
    scores.filter(isAfterOvertime).reduce((sum, { p }) => sum + p, 0),
    0.154353,
  )
})

test('a map of CS2 at 0.53 a round has the known chances', () => {
  const scores = mapScores('cs2', 0.53)
  const after = scores.filter(isAfterOvertime)
  const overtime = after.reduce((sum, { p }) => sum + p, 0)
  near(homeWins(scores), 0.627072)
  near(overtime, 0.154353)
  near(homeWins(scores) - homeWins(after), 0.537358)
  near(homeWins(after) / overtime, 0.581225)
})

test('an overtime of CS2 is won by four rounds of six, Valorant’s by two', () => {
  const ends = (game: 'cs2' | 'valorant') =>
    mapScores(game, 0.5)
      .filter(({ home, away, p }) => home > away && p > 1e-4)
      .map(({ home, away }) => `${home}:${away}`)
  expect(ends('cs2')).toEqual(
    expect.arrayContaining(['13:0', '13:11', '16:12', '16:13', '16:14', '19:15', '19:17']),
  )
  expect(ends('cs2')).not.toContain('14:12')
  expect(ends('valorant')).toEqual(expect.arrayContaining(['13:11', '14:12', '15:13']))
  expect(ends('valorant')).not.toContain('13:12')
})

test('markets of a match, a map and its rounds', () => {
  const model = shooterModel({ game: 'cs2', bestOf: 3, rounds: [0.53, 0.48] })
  const [first, other] = [0.627072, homeWins(mapScores('cs2', 0.48))]
  near(winsIn(model, 'map1.winner')['1'], first)
  near(winsIn(model, 'map3.winner')['1'], other)
  near(winsIn(model, 'match.maps')['2:0'], first * other)
  near(
    winsIn(model, 'match.winner')['1'],
    first * other + first * (1 - other) * other + (1 - first) * other * other,
  )
  near(winsIn(model, 'map1.overtime').yes, 0.154353)
  near(winsIn(model, 'map1.rounds.total', '24.5').over, 0.154353)
  expect(winsIn(model, 'map1.pistol1')['1']).toBe(0.53)
  expect(winsIn(model, 'map2.pistol2')['1']).toBe(0.48)
})

test('in play the rounds of the running map stand', () => {
  const model = shooterModel(
    { game: 'cs2', bestOf: 3, rounds: [0.5] },
    { maps: [{ home: 13, away: 7 }], rounds: { home: 12, away: 11 } },
  )
  expect(winsIn(model, 'map1.winner')['1']).toBe(1)
  expect(winsIn(model, 'map2.winner')['1']).toBeCloseTo(0.75, 9)
  expect(winsIn(model, 'match.winner')['1']).toBeCloseTo(0.75 + 0.25 / 2, 9)
  expect(winsIn(model, 'map2.overtime').yes).toBeCloseTo(0.5, 9)
  expect(chancesOf(model, { key: 'map2.pistol2', line: null })).toBeUndefined()
  expect(chancesOf(model, { key: 'map2.round', line: '23' })).toBeUndefined()
  expect(winsIn(model, 'map2.round', '24')['1']).toBe(0.5)
})

test('the round is found from the map', () => {
  expect(roundOf('cs2', 0.627072)).toBeCloseTo(0.53, 5)
  expect(roundOf('valorant', 0.623762)).toBeCloseTo(0.53, 5)
})
