import type { Sport } from '@zar/contract/betting/sport'
import type { Market } from '../markets/market.ts'
import { footballState, someFootball } from '../match/football-now.ts'
import type { MatchNow } from '../match/match-now.ts'
import { mobaNow, shooterNow, tennisNow, volleyballNow } from '../match/parts-now.ts'
import { clockedNow, hockeyNow } from '../match/timed-now.ts'
import { KICK_OFF } from '../prices/american-football/american-football.ts'
import { tipOff } from '../prices/basketball/basketball.ts'
import { LEAGUE_EXPECTATION } from '../prices/football/expectation.ts'
import { countPeriods } from '../prices/football/markets/counts.ts'
import { KICK_OFF as FOOTBALL_START } from '../prices/football/state.ts'
import { modelOf } from '../prices/match-model.ts'
import type { Model } from '../prices/model.ts'
import type { Pair } from '../prices/pair.ts'

/** What is expected of a match: by how much the home side is the better one, and how much falls. */
export type Point = { lead: number; level: number }
type Span = { from: number; to: number }

/** The matches of a sport that can be expected from where one stands. */
export type Family =
  | { model: Model }
  | {
      lead: Span
      /** A span of no width where the level is no part of the model. */
      level: Span & { usual: number }
      modelAt: (point: Point) => Model
      /** Keys of the markets that tell who wins and how much falls, the best first. */
      winner: readonly string[]
      total: readonly string[]
    }

const COUNTED = /^(corners|cards|shots|sot|fouls|points)\./

const FAMILIES: Record<Sport, (now: MatchNow, key: string) => readonly Family[]> = {
  football: (now, key) => [
    COUNTED.test(key) ? footballCounts(now, key) : { model: someFootball(now) },
  ],
  basketball,
  'american-football': (now) => [americanFootball(now)],
  'ice-hockey': (now) => [iceHockey(now)],
  tennis: (now) => [tennis(now)],
  volleyball: (now) => [volleyball(now)],
  cs2: (now, key) => [shooter('cs2', now, key)],
  valorant: (now, key) => [shooter('valorant', now, key)],
  lol: (now, key) => [moba('lol', now, key)],
  dota2: (now, key) => [moba('dota2', now, key)],
}

/**
 * The families of a market’s match, the likeliest first: of basketball two, as nobody tells how long a match is. What
 * is not told of how it stands is as at the start.
 */
export const familiesOf = (now: MatchNow, { key }: Market): readonly Family[] =>
  FAMILIES[now.sport](now, key)

const NO_LEVEL = { from: 0, to: 0, usual: 0 }
const SHARES = { from: -0.95, to: 0.95 }
const WINNER = ['match.winner']
const TOTAL = ['match.total']

/** Of both sides together, parted by the lead: half and half at 0. */
const parted = ({ lead, level }: Point): Pair => ({
  home: (level * (1 + lead)) / 2,
  away: (level * (1 - lead)) / 2,
})

/** Corners, cards and the like: the level is a multiple of the league’s means. */
function footballCounts(now: MatchNow, key: string): Family {
  const state = footballState(now) ?? FOOTBALL_START
  const period = key.slice(0, key.indexOf('.', key.indexOf('.') + 1))
  return {
    lead: SHARES,
    level: { from: 0.05, to: 6, usual: 1 },
    winner: [`${period}.result`],
    total: [`${period}.total`],
    modelAt: ({ lead, level }) => {
      const counts = Object.entries(LEAGUE_EXPECTATION.counts).map(([name, { home, away }]) => [
        name,
        parted({ lead, level: level * (home + away) }),
      ])
      const expectation = { ...LEAGUE_EXPECTATION, counts: Object.fromEntries(counts) }
      return { periods: new Map(countPeriods(expectation, state)), own: new Map() }
    },
  }
}

/** A match of so many points before its start has four quarters of twelve minutes, others of ten. */
const LONG_TOTAL = 203

function basketball(now: MatchNow): Family[] {
  const [even] = now.board
    .filter(({ key, selection }) => key === 'match.total' && selection === 'over')
    .toSorted((a, b) => Math.abs(a.p - 0.5) - Math.abs(b.p - 0.5))
  const lengths = [40, 48] as const
  return (Number(even?.line ?? 0) > LONG_TOTAL ? lengths.toReversed() : lengths).map((minutes) => ({
    lead: { from: -80, to: 80 },
    level: { from: 40, to: 400, usual: 165 },
    winner: WINNER,
    total: TOTAL,
    modelAt: ({ lead, level }) => {
      const expectation = { margin: lead, total: level, minutes, players: [] }
      const state = clockedNow(now, { quarterSeconds: minutes * 15, overtimeSeconds: 300 })
      return modelOf('basketball', expectation, { ...tipOff(expectation), ...state })
    },
  }))
}

function americanFootball(now: MatchNow): Family {
  const state = clockedNow(now, { quarterSeconds: 900, overtimeSeconds: 600 })
  // Touchdowns are not told: as many as there are sevens in the points.
  const [home, away] = (now.score?.total ?? [0, 0]).map((points) => Math.floor(points / 7))
  const touchdowns = { home: home ?? 0, away: away ?? 0 }
  return {
    lead: { from: -80, to: 80 },
    level: { from: 2, to: 150, usual: 45 },
    winner: WINNER,
    total: TOTAL,
    modelAt: ({ lead, level }) =>
      modelOf(
        'american-football',
        { margin: lead, total: level },
        { ...KICK_OFF, touchdowns, ...state },
      ),
  }
}

const iceHockey = (now: MatchNow): Family => ({
  lead: SHARES,
  level: { from: 0.2, to: 14, usual: 6 },
  winner: ['ft.result', ...WINNER],
  total: ['ft.total', ...TOTAL],
  modelAt: (point) => modelOf('ice-hockey', { goals: parted(point) }, hockeyNow(now)),
})

/** The level is the points on serve of both together. */
const tennis = (now: MatchNow): Family => ({
  lead: { from: -0.35, to: 0.35 },
  level: { from: 1.05, to: 1.7, usual: 1.28 },
  winner: WINNER,
  total: TOTAL,
  modelAt: ({ lead, level }) =>
    modelOf(
      'tennis',
      {
        serve: { home: (level + lead) / 2, away: (level - lead) / 2 },
        bestOf: now.bestOf === 5 ? 5 : 3,
        hasMatchTiebreak: false,
      },
      tennisNow(now),
    ),
})

const volleyball = (now: MatchNow): Family => ({
  lead: { from: 0.3, to: 0.7 },
  level: NO_LEVEL,
  winner: WINNER,
  total: [],
  modelAt: ({ lead }) =>
    modelOf('volleyball', { rally: lead, bestOf: now.bestOf === 3 ? 3 : 5 }, volleyballNow(now)),
})

/** A map’s own winner tells of it; the match’s of the match. */
const winnerOf = (key: string): string[] => {
  const [map] = /^map\d/.exec(key) ?? []
  return map ? [`${map}.winner`, ...WINNER] : WINNER
}

/** Three maps where nobody said. */
const formatOf = ({ bestOf }: MatchNow) => ([1, 2, 5] as const).find((one) => one === bestOf) ?? 3

function shooter(game: 'cs2' | 'valorant', now: MatchNow, key: string): Family {
  const bestOf = formatOf(now)
  return {
    lead: { from: 0.2, to: 0.8 },
    level: NO_LEVEL,
    winner: winnerOf(key),
    total: [],
    modelAt: ({ lead }) =>
      modelOf<'cs2' | 'valorant'>(game, { game, bestOf, rounds: [lead] }, shooterNow(now)),
  }
}

/** Minutes that a map is expected to last: nobody tells. */
const MAP_MIN = { lol: 32, dota2: 38 }

/** The level is the kills of a map. */
function moba(sport: 'lol' | 'dota2', now: MatchNow, key: string): Family {
  const bestOf = formatOf(now)
  const [map] = /^map\d/.exec(key) ?? []
  return {
    lead: { from: 0.02, to: 0.98 },
    level: { from: 1, to: 120, usual: 27 },
    winner: winnerOf(key),
    total: map ? [`${map}.kills.total`] : [],
    modelAt: ({ lead, level }) =>
      modelOf<'lol' | 'dota2'>(
        sport,
        { bestOf, map: { win: lead, kills: level, durationMin: MAP_MIN[sport] } },
        mobaNow(now),
      ),
  }
}
