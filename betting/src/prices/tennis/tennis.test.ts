import { describe, expect, test } from 'vitest'
import { meanOf } from '../distributions/distribution.ts'
import { chancesOf } from '../model.ts'
import { homeWins } from '../series/race.ts'
import { holdChance, type Serve, tiebreakChance } from './game.ts'
import { serveOf } from './serve-of.ts'
import { setScores } from './set.ts'
import { FIRST_SERVE, type TennisExpectation, type TennisState, tennisModel } from './tennis.ts'

const NONE = { home: 0, away: 0 }
const match = (serve: Serve, bestOf: 3 | 5 = 3, state: TennisState = FIRST_SERVE) =>
  tennisModel({ serve, bestOf, hasMatchTiebreak: false }, state)
const winsIn = (model: ReturnType<typeof match>, key: string, line: string | null = null) =>
  Object.fromEntries(
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, { win }]) => [selection, win]),
  )

test.each([
  [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.25, 0.25],
  [0.65, 0.65, 0.829645, 0.829645, 0.5, 0.5, 0.5, 0.5, 0.25, 0.25],
  [0.65, 0.6, 0.829645, 0.735729, 0.581617, 0.663495, 0.736502, 0.785402, 0.440225, 0.296276],
  [0.7, 0.62, 0.900789, 0.775863, 0.632718, 0.742701, 0.83546, 0.888637, 0.551605, 0.283855],
])(
  'points on serve of %d and %d have the known chances',
  (home, away, holdHome, holdAway, tiebreak, set, bestOf3, bestOf5, straight, three) => {
    const serve = { home, away }
    const served = (server: 'home' | 'away') =>
      homeWins(setScores(serve, { games: NONE, points: NONE, server }))
    const sets = winsIn(match(serve), 'match.sets')
    const seen = [
      holdChance(home, 0, 0),
      holdChance(away, 0, 0),
      tiebreakChance(serve, 'home', NONE, 7),
      served('home'),
      served('away'),
      winsIn(match(serve), 'match.winner')['1'],
      winsIn(match(serve, 5), 'match.winner')['1'],
      sets['2:0'],
      sets['2:1'],
    ]
    const known = [holdHome, holdAway, tiebreak, set, set, bestOf3, bestOf5, straight, three]
    for (const [n, p] of known.entries()) {
      expect(Math.abs((seen[n] ?? Number.NaN) - p), `number ${n}`).toBeLessThanOrEqual(1e-5)
    }
  },
)

test('a hold is p⁴(1 + 4q + 10q²) + 20p³q³·p²/(1 − 2pq)', () => {
  for (const p of [0.4, 0.55, 0.63, 0.71]) {
    const q = 1 - p
    const formula = p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 5 * q ** 3) / (1 - 2 * p * q)
    expect(holdChance(p, 0, 0)).toBeCloseTo(formula, 10)
  }
})

describe('in play', () => {
  const serve = { home: 0.65, away: 0.6 }
  const at = (state: Partial<TennisState>) => match(serve, 3, { ...FIRST_SERVE, ...state })

  test('a set won leaves one of two', () => {
    const ahead = at({ sets: [{ home: 6, away: 4 }], server: 'home' })
    const set = 0.663495
    expect(winsIn(ahead, 'match.winner')['1']).toBeCloseTo(1 - (1 - set) ** 2, 5)
    expect(winsIn(ahead, 'set1.winner')['1']).toBe(1)
    expect(winsIn(ahead, 'match.sets')['0:2']).toBe(0)
  })

  test('points and games of the running set count, and so does who serves', () => {
    const state = { games: { home: 5, away: 3 }, points: { home: 3, away: 1 } }
    const serving = winsIn(at({ ...state, server: 'home' }), 'set1.winner')['1'] ?? 0
    const hold = holdChance(0.65, 3, 1)
    const after = homeWins(
      setScores(serve, { games: { home: 5, away: 4 }, points: NONE, server: 'away' }),
    )
    expect(serving).toBeCloseTo(hold + (1 - hold) * after, 9)
    const receiving = winsIn(at({ ...state, server: 'away' }), 'set1.winner')['1'] ?? 0
    expect(receiving).not.toBeCloseTo(serving, 3)
  })

  test('the game that is played and the next are held as often as their servers do', () => {
    const live = at({
      games: { home: 2, away: 1 },
      points: { home: 1, away: 3 },
      server: 'away',
    })
    const hold = (game: string) => winsIn(live, 'match.nextgame', game).hold
    expect(hold('4')).toBeCloseTo(holdChance(0.6, 3, 1), 12)
    expect(hold('5')).toBeCloseTo(holdChance(0.65, 0, 0), 12)
    expect([hold('3'), hold('6')]).toEqual([undefined, undefined])
    const games = (home: number, away: number) => at({ games: { home, away }, server: 'home' })
    const asked = (home: number, away: number, game: string) =>
      chancesOf(games(home, away), { key: 'match.nextgame', line: game })
    expect(asked(6, 6, '13')).toBeUndefined()
    expect(asked(6, 5, '12')).toBeDefined()
    expect(asked(6, 5, '13')).toBeUndefined()
  })

  test('a tie-break goes on from its points, its server having the next', () => {
    const live = at({
      games: { home: 6, away: 6 },
      points: { home: 6, away: 5 },
      server: 'away',
    })
    const level = (0.65 * 0.4) / (0.65 * 0.4 + 0.35 * 0.6)
    expect(winsIn(live, 'set1.winner')['1']).toBeCloseTo(0.4 + 0.6 * level, 9)
    expect(winsIn(live, 'set1.score')).toMatchObject({
      '6:0': 0,
      '7:6': expect.closeTo(0.4 + 0.6 * level, 9),
      '6:7': expect.closeTo(0.6 * (1 - level), 9),
    })
    expect(winsIn(live, 'match.tiebreak').yes).toBeCloseTo(1, 12)
  })
})

test('games of the match are those of its sets', () => {
  const model = match({ home: 0.65, away: 0.6 })
  const one = model.periods.get('set1')?.total
  const all = model.periods.get('match')?.total
  const sets = model.periods.get('match.sets')?.total
  if (!(one && all && sets)) throw new Error('no period')
  // Wald: every set has the same games whoever wins, but for what the winner tells.
  expect(Math.abs(meanOf(all) / (meanOf(one) * meanOf(sets)) - 1)).toBeLessThan(0.02)
  const over = winsIn(model, 'match.total', '21.5').over ?? 0
  expect(over).toBeGreaterThan(0.4)
  expect(over).toBeLessThan(0.7)
})

test('a match tie-break counts as a set and one game', () => {
  const doubles = tennisModel(
    { serve: { home: 0.65, away: 0.65 }, bestOf: 3, hasMatchTiebreak: true },
    {
      sets: [
        { home: 7, away: 6 },
        { home: 6, away: 7 },
      ],
      games: NONE,
      points: NONE,
      server: 'home',
    },
  )
  expect(winsIn(doubles, 'match.total', '26.5').over).toBeCloseTo(1, 12)
  expect(winsIn(doubles, 'match.total', '27.5').over).toBe(0)
  expect(winsIn(doubles, 'match.sets')).toMatchObject({
    '2:1': expect.closeTo(0.5, 9),
    '1:2': expect.closeTo(0.5, 9),
  })
})

test.each([
  [{ home: 0.66, away: 0.6 }, 3],
  [{ home: 0.58, away: 0.57 }, 3],
  [{ home: 0.7, away: 0.64 }, 5],
] as const)('the points on serve %j are found from winner and games', (serve, bestOf) => {
  const format: Omit<TennisExpectation, 'serve'> = { bestOf, hasMatchTiebreak: false }
  const model = tennisModel({ ...format, serve })
  const games = model.periods.get('match')?.total
  if (!games) throw new Error('no match')
  const found = serveOf(winsIn(model, 'match.winner')['1'] ?? 0, meanOf(games), format)
  expect(found.home).toBeCloseTo(serve.home, 5)
  expect(found.away).toBeCloseTo(serve.away, 5)
})
