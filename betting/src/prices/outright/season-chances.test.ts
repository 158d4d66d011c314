import { expect, test } from 'vitest'
import { poissonTerms } from '../distributions/poisson.ts'
import { seededRandom } from '../testing/seeded-random.ts'
import { type Ends, type Season, seasonChances } from './season-chances.ts'
import { orderOf, rankOf, type Standing } from './table.ts'

const stands = (id: string, points: number, lead = 0, scored = 0): Standing => ({
  id,
  points,
  lead,
  scored,
})
const ranked = (standings: readonly Standing[]) =>
  standings.map((one) => ({ id: one.id, rank: rankOf(one) }))

/** Two Poisson scores, three points for a win. */
function endsOf([home, away]: readonly [number, number]): Ends {
  const [ofHome, ofAway] = [poissonTerms(home, 15), poissonTerms(away, 15)]
  const all = [...ofHome].flatMap((p, own) =>
    [...ofAway].map((q, other) => ({ p: p * q, own, other })),
  )
  const rank = (own: number, other: number) =>
    rankOf({ points: own > other ? 3 : Number(own === other), lead: own - other, scored: own })
  return {
    p: Float64Array.from(all, ({ p }) => p),
    home: Float64Array.from(all, ({ own, other }) => rank(own, other)),
    away: Float64Array.from(all, ({ own, other }) => rank(other, own)),
  }
}
const NOTHING: Season = { standings: [], ahead: [], relegated: 0, scorers: [] }

function chancesOf(season: Partial<Season>, times = 4_000) {
  const played = seasonChances(
    { ...NOTHING, ...season },
    { random: seededRandom(7), times, step: 500 },
  )
  let steps = 0
  for (;;) {
    const next = played.next()
    if (!next.done) steps += 1
    else return { steps, chances: next.value }
  }
}
const winsOf = (season: Partial<Season>, key: 'winner' | 'topscorer' | 'relegated') =>
  Object.fromEntries(
    [...(chancesOf(season).chances[`outright.${key}`] ?? [])].map(([id, { win }]) => [id, win]),
  )

test('a season that is over has its champion and those who go down for certain', () => {
  const standings = [stands('a', 30, 5), stands('b', 30, 9), stands('c', 8), stands('d', 7)]
  expect(winsOf({ standings: ranked(standings) }, 'winner')).toEqual({ a: 0, b: 1, c: 0, d: 0 })
  expect(winsOf({ standings: ranked(standings), relegated: 2 }, 'relegated')).toEqual({
    a: 0,
    b: 0,
    c: 1,
    d: 1,
  })
})

test('equals across the last place count what a dead heat pays them', () => {
  const standings = [stands('a', 9), stands('b', 3), stands('c', 3), stands('d', 3)]
  const third = 2 / 3
  expect(winsOf({ standings: ranked(standings), relegated: 2 }, 'relegated')).toEqual({
    a: 0,
    b: expect.closeTo(third),
    c: expect.closeTo(third),
    d: expect.closeTo(third),
  })
  const scorers = ['x', 'y'].map((id) => ({ id, goals: 20, expected: 0 }))
  expect(winsOf({ scorers }, 'topscorer')).toEqual({ x: 0.5, y: 0.5 })
})

test('one match decides: its chances are those of two Poisson scores', () => {
  const standings = ranked([stands('a', 10), stands('b', 10)])
  const ahead = [{ home: 0, away: 1, ends: endsOf([2, 1]) }]
  const { steps, chances } = chancesOf({ standings, ahead }, 40_000)
  expect(steps).toBe(80)
  // P(X > Y) of Poisson 2 and 1 is 0.6057, P(X = Y) is 0.2117: a draw leaves them equal in all.
  const win = chances['outright.winner']?.get('a')?.win ?? 0
  expect(win).toBeGreaterThan(0.6057 + 0.2117 / 2 - 0.01)
  expect(win).toBeLessThan(0.6057 + 0.2117 / 2 + 0.01)
})

test('the chances of a market add up to its places', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const standings = ranked(ids.map((id, at) => stands(id, 20 - at)))
  const ends = endsOf([1.6, 1.4])
  const ahead = [...ids.keys()].flatMap((home) =>
    [...ids.keys()].filter((away) => away !== home).map((away) => ({ home, away, ends })),
  )
  const scorers = ids.map((id, at) => ({ id, goals: at, expected: 6 - at }))
  const season = { standings, ahead, relegated: 2, scorers }
  for (const [key, places] of [
    ['winner', 1],
    ['relegated', 2],
    ['topscorer', 1],
  ] as const) {
    const all = Object.values(winsOf(season, key))
    expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(places)
  }
  expect(chancesOf({ ...season, relegated: 0, scorers: [] }).chances).toEqual({
    'outright.winner': expect.anything(),
  })
})

test('a table is ordered by points, lead and goals; who is equal in all stands together', () => {
  const table = [stands('a', 3, 1, 2), stands('b', 6), stands('c', 3, 1, 4), stands('d', 3, 1, 4)]
  expect(orderOf(table)).toEqual([['b'], ['c', 'd'], ['a']])
})
