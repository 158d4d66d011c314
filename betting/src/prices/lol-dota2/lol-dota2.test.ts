import { expect, test } from 'vitest'
import { meanOf } from '../distributions/distribution.ts'
import { chancesOf } from '../model.ts'
import { type MobaExpectation, type MobaState, mobaModel } from './lol-dota2.ts'
import { mapChance } from './map-markets.ts'
import { MAP_START } from './map-state.ts'

const expectationOf = (win: number, bestOf: 1 | 2 | 3 | 5 = 3): MobaExpectation => ({
  bestOf,
  map: { win, kills: 26, durationMin: 32 },
})
const winsIn = (model: ReturnType<typeof mobaModel>, key: string, line: string | null = null) =>
  Object.fromEntries(
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [selection, win]),
  )

test.each([
  [0.55, { '2:0': 0.3025, '2:1': 0.27225, '1:2': 0.22275, '0:2': 0.2025 }, 0.505],
  [0.65, { '2:0': 0.4225, '2:1': 0.29575, '1:2': 0.15925, '0:2': 0.1225 }, 0.545],
])('best of three maps of %d has the known chances', (win, scores, under) => {
  const model = mobaModel(expectationOf(win))
  const maps = winsIn(model, 'match.maps')
  for (const [score, p] of Object.entries(scores)) expect(maps[score]).toBeCloseTo(p, 9)
  expect(winsIn(model, 'match.maps.total', '2.5').under).toBeCloseTo(under, 9)
  expect(winsIn(model, 'match.maps.ah', '-1.5')['1']).toBeCloseTo(scores['2:0'], 9)
})

test('a match of two maps can end level, which pushes its winner', () => {
  const winner = chancesOf(mobaModel(expectationOf(0.6, 2)), { key: 'match.winner', line: null })
  expect(winner?.get('1')?.win).toBeCloseTo(0.36, 12)
  expect(winner?.get('1')?.push).toBeCloseTo(0.48, 12)
})

test('ratings 200 apart are the chance of Elo', () => {
  expect(mapChance(0)).toBe(0.5)
  expect(mapChance(200)).toBeCloseTo(0.759747, 6)
})

test('a map that is played has its gold, its kills and its clock', () => {
  const state: MobaState = {
    winners: ['2'],
    map: {
      minute: 16,
      kills: { home: 9, away: 4 },
      goldLead: 3,
      taken: ['firstblood', 'firsttower'],
    },
  }
  const model = mobaModel(expectationOf(0.5), state)
  const second = winsIn(model, 'map2.winner')['1'] ?? 0
  expect(second).toBeCloseTo(1 / (1 + Math.exp(-0.9)), 9)
  expect(winsIn(model, 'match.winner')['1']).toBeCloseTo(second * 0.5, 9)
  expect(winsIn(model, 'map1.winner')['2']).toBe(1)
  const kills = model.periods.get('map2.kills')?.total
  expect(kills && meanOf(kills)).toBeCloseTo(13 + 13, 6)
  expect(chancesOf(model, { key: 'map2.firstblood', line: null })).toBeUndefined()
  expect(winsIn(model, 'map2.firstbaron')['1']).toBe(0.5)
  expect(winsIn(model, 'map2.duration', '15.5').over).toBe(1)
  expect(winsIn(model, 'map2.race', '10')['1']).toBeGreaterThan(0.95)
  expect(chancesOf(model, { key: 'map2.race', line: '5' })).toBeUndefined()
  expect(chancesOf(model, { key: 'map1.kills.total', line: '20.5' })).toBeUndefined()
})

test('a better side has more of the kills and of the objectives', () => {
  const model = mobaModel({ bestOf: 1, map: { win: 0.7, kills: 26, durationMin: 32 } })
  const even = mobaModel(
    { bestOf: 1, map: { win: 0.5, kills: 26, durationMin: 32 } },
    {
      winners: [],
      map: MAP_START,
    },
  )
  for (const key of ['map1.firstblood', 'map1.firsttower', 'map1.firstdragon']) {
    expect(winsIn(model, key)['1']).toBeGreaterThan(0.5)
    expect(winsIn(even, key)['1']).toBe(0.5)
  }
  expect(winsIn(model, 'map1.kills.ah', '-0.5')['1']).toBeGreaterThan(0.55)
})
