import type { Sport } from '@zar/contract/betting/sport'
import type { Board, MatchNow } from '../../match/match-now.ts'
import { fairChance } from '../../prices/chances.ts'
import { LEAGUE_EXPECTATION } from '../../prices/football/expectation.ts'
import { type Matches, modelOf } from '../../prices/match-model.ts'
import { chancesOf, type Model } from '../../prices/model.ts'

export const MILLION = 1_000_000
export const now = (sport: Sport, wish: Partial<MatchNow> = {}): MatchNow => ({
  sport,
  state: 'scheduled',
  score: null,
  clock: null,
  stats: [],
  bestOf: null,
  board: [],
  ...wish,
})
const live = (sport: Sport, wish: Partial<MatchNow>): MatchNow =>
  now(sport, { state: 'live', ...wish })

/** What a company with this model tells of markets: fair chances in whole millionths. */
export const told = (model: Model, markets: readonly Named[]): Board =>
  markets.flatMap(([key, line]) =>
    [...(chancesOf(model, { key, line }) ?? [])].map(([selection, chances]) => ({
      key,
      line,
      selection,
      p: Math.round(fairChance(chances) * MILLION) / MILLION,
      isOpen: true,
    })),
  )

const clock = (period: string, elapsedS: number) => ({ period, elapsedS, isRunning: true })
const of = <S extends Sport>(
  sport: S,
  expectation: Matches[S]['expectation'],
  state?: Matches[S]['state'],
) => modelOf(sport, expectation, state)

type Named = readonly [key: string, line: string | null]

/** `match.ah -4, match.winner`: keys, with their line where they have one. */
const list = (markets: string): Named[] =>
  markets.split(', ').map((market) => {
    const [key = '', line = null] = market.split(' ')
    return [key, line]
  })

export type Case = {
  name: string
  model: Model
  now: MatchNow
  markets: readonly Named[]
  /** What else is on the board. */
  beside: readonly Named[]
}
const pair = (home: number, away: number) => ({ home, away })
const QUARTERS = [pair(24, 19), pair(20, 26), pair(9, 4)]
const quarterScore = {
  total: [53, 49],
  parts: [
    [24, 19],
    [20, 26],
    [9, 4],
  ],
} as const
const score = (total: readonly [number, number], ...parts: (readonly [number, number])[]) => ({
  total: [...total] as [number, number],
  parts: parts.map((part) => [...part] as [number, number]),
})

export const CASES: Case[] = [
  {
    name: 'basketball before the start',
    model: of('basketball', { margin: 4.5, total: 162, minutes: 40, players: [] }),
    now: now('basketball'),
    markets: list(
      'match.ah -4, match.ah 3, match.total 160, match.total.home 83, q1.ah -1, h2.total 81',
    ),
    beside: list('match.winner, match.total 163.5'),
  },
  {
    name: 'basketball of 48 minutes',
    model: of('basketball', { margin: -2, total: 224.5, minutes: 48, players: [] }),
    now: now('basketball'),
    markets: list('match.ah 2, match.total 224, q2.total 56'),
    beside: list('match.winner, match.total 221.5'),
  },
  {
    name: 'basketball in its third quarter',
    model: of(
      'basketball',
      { margin: 4.5, total: 162, minutes: 40, players: [] },
      {
        quarter: 3,
        secondsLeft: 350,
        quarters: QUARTERS,
        overtime: pair(0, 0),
        players: new Map(),
      },
    ),
    now: live('basketball', {
      score: score(quarterScore.total, ...quarterScore.parts),
      clock: clock('q3', 250),
    }),
    markets: list('match.ah -6, match.total 158, h2.total 74, q3.ah -5'),
    beside: list('match.winner, match.total 160.5'),
  },
  {
    name: 'basketball of 40 minutes that brings as many points as one of 48',
    model: of(
      'basketball',
      { margin: 4.5, total: 176, minutes: 40, players: [] },
      {
        quarter: 4,
        secondsLeft: 120,
        quarters: [pair(27, 24), pair(25, 28), pair(26, 22), pair(22, 24)],
        overtime: pair(0, 0),
        players: new Map(),
      },
    ),
    now: live('basketball', {
      score: score([100, 98], [27, 24], [25, 28], [26, 22], [22, 24]),
      clock: clock('q4', 480),
    }),
    markets: list('match.total 207, match.ah -2'),
    beside: list('match.winner, match.total 204.5, match.total 209.5, match.ah -5.5, match.ah 1.5'),
  },
  {
    name: 'American football before the start',
    model: of('american-football', { margin: 3, total: 45 }),
    now: now('american-football'),
    markets: list('match.ah -3, match.ah -7, match.total 44, match.touchdowns 5'),
    beside: list('match.winner, match.total 46.5'),
  },
  {
    name: 'American football late in the fourth quarter',
    model: of(
      'american-football',
      { margin: 3, total: 45 },
      {
        quarter: 4,
        secondsLeft: 200,
        quarters: [pair(7, 3), pair(3, 7), pair(7, 7), pair(0, 0)],
        overtime: pair(0, 0),
        touchdowns: pair(2, 2),
      },
    ),
    now: live('american-football', {
      score: score([17, 17], [7, 3], [3, 7], [7, 7], [0, 0]),
      clock: clock('q4', 700),
    }),
    markets: list('match.ah -3, match.ah 3, match.total 37, match.total 38'),
    beside: list('match.winner, match.total 39.5'),
  },
  {
    name: 'ice hockey before the start',
    model: of('ice-hockey', { goals: pair(3.4, 2.6) }),
    now: now('ice-hockey'),
    markets: list(
      'ft.total 6, ft.total 5.75, ft.ah -1, ft.ah -1.25, match.total 6, p1.total 2, ft.total.home 3',
    ),
    beside: list('ft.result, ft.total 7.5, match.winner'),
  },
  {
    name: 'ice hockey in its second period',
    model: of(
      'ice-hockey',
      { goals: pair(3.4, 2.6) },
      { period: 2, secondsLeft: 500, goals: [pair(1, 2), pair(1, 0)] },
    ),
    now: live('ice-hockey', { score: score([2, 2], [1, 2], [1, 0]), clock: clock('p2', 700) }),
    markets: list('ft.total 7, ft.total 6.25, ft.ah 1, match.ah -1, p2.total 2'),
    beside: list('ft.result, ft.total 8.5'),
  },
  {
    name: 'tennis before the start',
    model: of('tennis', { serve: pair(0.66, 0.6), bestOf: 3, hasMatchTiebreak: false }),
    now: now('tennis', { bestOf: 3 }),
    markets: list('match.total 21, match.ah -4, match.total.home 12, set1.total 10, set1.ah -2'),
    beside: list('match.winner, match.total 22.5'),
  },
  {
    name: 'tennis in its second set',
    model: of(
      'tennis',
      { serve: pair(0.66, 0.6), bestOf: 3, hasMatchTiebreak: false },
      { sets: [pair(4, 6)], games: pair(3, 2), points: pair(2, 1), server: 'away' },
    ),
    now: live('tennis', {
      bestOf: 3,
      score: { ...score([0, 1], [4, 6], [3, 2]), points: ['30', '15'], server: '2' },
      clock: clock('set2', 900),
    }),
    markets: list('match.total 28, match.ah 1, set2.total 10, set2.ah -2'),
    beside: list('match.winner, match.total 30.5'),
  },
  {
    name: 'volleyball before the start',
    model: of('volleyball', { rally: 0.515, bestOf: 5 }),
    now: now('volleyball', { bestOf: 5 }),
    markets: list(
      'match.total 181, match.ah -5, set1.total 45, set1.ah -3, match.sets.total 4, match.sets.ah -1',
    ),
    beside: list('match.winner'),
  },
  {
    name: 'volleyball in its third set',
    model: of(
      'volleyball',
      { rally: 0.515, bestOf: 5 },
      { sets: [pair(25, 21), pair(23, 25)], points: pair(12, 15) },
    ),
    now: live('volleyball', {
      bestOf: 5,
      score: score([1, 1], [25, 21], [23, 25], [12, 15]),
      clock: clock('set3', 600),
    }),
    markets: list('match.total 184, match.ah 2, set3.ah 2, match.sets.ah -1'),
    beside: list('match.winner'),
  },
  ...(['cs2', 'valorant'] as const).map(
    (game): Case => ({
      name: `${game} on its second map`,
      model: of<'cs2' | 'valorant'>(
        game,
        { game, bestOf: 3, rounds: [0.53] },
        { maps: [pair(13, 9)], rounds: pair(5, 7) },
      ),
      now: live(game, {
        bestOf: 3,
        score: score([1, 0], [13, 9], [5, 7]),
        clock: clock('map2', 900),
      }),
      markets: list(
        'map2.rounds.total 22, map2.rounds.ah 1, map3.rounds.total 21, match.maps.ah -1',
      ),
      beside: list('match.winner, map2.winner'),
    }),
  ),
  ...(['lol', 'dota2'] as const).map(
    (sport): Case => ({
      name: `${sport} on its first map, best of two`,
      model: of<'lol' | 'dota2'>(
        sport,
        { bestOf: 2, map: { win: 0.6, kills: 30, durationMin: 32 } },
        { winners: [], map: { minute: 12, kills: pair(6, 3), goldLead: 1.5, taken: [] } },
      ),
      now: live(sport, {
        bestOf: 2,
        score: score([0, 0], [6, 3]),
        clock: clock('map1', 720),
        stats: [{ key: 'gold_lead', values: [1_500, 0] }],
      }),
      markets: list('map1.kills.total 28, map1.kills.ah -3, map2.kills.total 30, match.winner'),
      beside: list('map1.winner, map1.kills.total 30.5'),
    }),
  ),
  {
    name: 'football before the start',
    model: of('football', { ...LEAGUE_EXPECTATION, goals: pair(1.9, 1) }),
    now: now('football'),
    markets: list(
      'ft.total 3, ft.total 2.75, ft.ah -1, ft.ah -1.25, h1.total 1, ft.dnb, corners.ft.total 10, cards.ft.ah 1',
    ),
    beside: list('ft.result, ft.total 2.5, corners.ft.total 12.5'),
  },
]
