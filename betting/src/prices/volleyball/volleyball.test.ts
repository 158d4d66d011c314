import { expect, test } from 'vitest'
import { chancesOf } from '../model.ts'
import { byTwo, homeWins, raceScores } from '../series/race.ts'
import { FIRST_RALLY, rallyOf, volleyballModel } from './volleyball.ts'

const winsIn = (
  model: ReturnType<typeof volleyballModel>,
  key: string,
  line: string | null = null,
) =>
  Object.fromEntries(
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [selection, win]),
  )

test.each([
  [25, 0.613052, 0.110247],
  [15, 0.588949, 0.146133],
])('a set to %d at 0.52 a rally has the known chances', (to, win, deuce) => {
  const scores = raceScores({ isOver: byTwo(to), point: () => 0.52 })
  expect(Math.abs(homeWins(scores) - win)).toBeLessThanOrEqual(1e-5)
  const long = scores.filter(({ home, away }) => Math.min(home, away) >= to - 1)
  expect(Math.abs(long.reduce((sum, { p }) => sum + p, 0) - deuce)).toBeLessThanOrEqual(1e-5)
})

test('the match is best of five, the last set to 15', () => {
  const model = volleyballModel({ rally: 0.52, bestOf: 5 })
  const [s, last] = [0.613052, 0.588949]
  const straight = s ** 3
  const four = 3 * s ** 3 * (1 - s)
  const five = 6 * s ** 2 * (1 - s) ** 2 * last
  const sets = winsIn(model, 'match.sets')
  expect(sets['3:0']).toBeCloseTo(straight, 5)
  expect(sets['3:1']).toBeCloseTo(four, 5)
  expect(sets['3:2']).toBeCloseTo(five, 5)
  expect(winsIn(model, 'match.winner')['1']).toBeCloseTo(straight + four + five, 5)
  expect(winsIn(model, 'match.sets.ah', '-1.5')['1']).toBeCloseTo(straight + four, 5)
  expect(winsIn(model, 'match.sets.total', '3.5').under).toBeCloseTo(straight + (1 - s) ** 3, 5)
  expect(winsIn(model, 'set5.winner')['1']).toBeCloseTo(last, 5)
})

test('points of the running set and of the sets before count', () => {
  const live = volleyballModel(
    { rally: 0.52, bestOf: 5 },
    { sets: [{ home: 25, away: 20 }], points: { home: 24, away: 20 } },
  )
  const set = winsIn(live, 'set2.winner')['1'] ?? 0
  const drawn = 0.48 ** 4
  const level = 0.52 ** 2 / (0.52 ** 2 + 0.48 ** 2)
  expect(set).toBeCloseTo(1 - drawn * (1 - level), 9)
  expect(winsIn(live, 'match.total', '119.5').over).toBeCloseTo(1, 1)
  expect(winsIn(live, 'set1.total', '44.5').over).toBe(1)
})

test('the rally is found from the match', () => {
  const model = volleyballModel({ rally: 0.53, bestOf: 5 }, FIRST_RALLY)
  expect(rallyOf(winsIn(model, 'match.winner')['1'] ?? 0, 5)).toBeCloseTo(0.53, 6)
})
