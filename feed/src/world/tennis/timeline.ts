import type { Serve } from '@zar/betting/prices/tennis/game'
import { bestOfSeries, type Fixture, leadOf, type Side, type Two } from '../fixture.ts'
import { type Random, randomOf, wholeFrom } from '../random.ts'
import type { Step } from '../stepped/steps.ts'
import { LEAGUES } from './leagues.ts'

/** How much more of the points on serve the best of a tournament wins than the worst. */
const SPREAD = 0.085
const POINT_S = { least: 18, most: 42 }
const GAME_S = 45
const SET_S = 120
const SET_STOP_S = 12
const BREAK_POINT_S = 8
/** Of the matches that begin. Some two to three of a hundred on the tours end so. */
export const RETIREMENTS = 0.025
/** From the last point to the word of it. */
const RETIRES_AFTER_S = 15

export function expectationOf(fixture: Fixture) {
  const { serve = 0.63 } = LEAGUES.find(({ id }) => id === fixture.league.id) ?? {}
  const lead = (SPREAD * leadOf(fixture)) / 2
  const chances: Serve = { home: serve + lead, away: serve - lead }
  return { serve: chances, bestOf: bestOfSeries(fixture), hasMatchTiebreak: false }
}

export type TennisState = {
  /** Games of the sets that are over. */
  sets: readonly Two[]
  games: Two
  points: Two
  server: Side
  /** Of each game that is over, whether its server held; a tie-break is not among them. */
  held: Readonly<Record<string, 'hold' | 'break'>>
  setStartS: number
  bestOf: 3 | 5
  /** Who retired: nothing follows. */
  retired: Side | null
}

export const startOf = (seed: string, fixture: Fixture): TennisState => ({
  sets: [],
  games: [0, 0],
  points: [0, 0],
  server: randomOf(seed, 'toss', fixture.id)() < 0.5 ? '1' : '2',
  held: {},
  setStartS: 0,
  bestOf: bestOfSeries(fixture),
  retired: null,
})

export const isTieBreak = ({ games: [home, away] }: Pick<TennisState, 'games'>): boolean =>
  home === 6 && away === 6

const sideAt = (side: Side): 0 | 1 => (side === '1' ? 0 : 1)
const other = (side: Side): Side => (side === '1' ? '2' : '1')
const plus = ([home, away]: Two, side: Side): Two =>
  side === '1' ? [home + 1, away] : [home, away + 1]
const isWon = ([home, away]: Two, to: number) =>
  Math.max(home, away) >= to && Math.abs(home - away) >= 2

/** Who serves the next point of a tie-break that this side began: one point, then two each. */
const serverOfTieBreak = (first: Side, [home, away]: Two): Side =>
  [1, 2].includes((home + away) % 4) ? other(first) : first

/** Every point of a match, up to a retirement where one of them retires. */
export function stepsOf(seed: string, fixture: Fixture): Step<TennisState>[] {
  const steps = pointsOf(seed, fixture)
  const random = randomOf(seed, 'retirement', fixture.id)
  if (random() >= RETIREMENTS) return steps
  // Anywhere but at match point won.
  const played = steps.slice(0, 1 + Math.floor(random() * (steps.length - 1)))
  const last = played.at(-1)
  if (!last) return steps
  const retired = random() < 0.5 ? '1' : '2'
  return [...played, { atS: last.atS + RETIRES_AFTER_S, state: { ...last.state, retired } }]
}

/** Every point of a match that is played to its end. */
function pointsOf(seed: string, fixture: Fixture): Step<TennisState>[] {
  const random = randomOf(seed, 'match', fixture.id)
  const { serve } = expectationOf(fixture)
  const steps: Step<TennisState>[] = []
  let state = startOf(seed, fixture)
  let atS = 0
  while (!isMatchOver(state)) {
    atS += wholeFrom(random, POINT_S.least, POINT_S.most)
    const before = state
    state = afterPoint(state, winnerOf(random, serve, servingNow(state)), atS)
    steps.push({ atS, state, ...tellingOf(before, state) })
    if (state.sets.length > before.sets.length) atS += SET_S
    else if (state.games !== before.games) atS += GAME_S
  }
  return steps
}

/** Who serves the next point. */
export const servingNow = (state: TennisState): Side =>
  isTieBreak(state) ? serverOfTieBreak(state.server, state.points) : state.server

function winnerOf(random: Random, serve: Serve, server: Side): Side {
  const holds = random() < (server === '1' ? serve.home : serve.away)
  return holds ? server : other(server)
}

export const wonSets = (sets: readonly Two[]): Two => [
  sets.filter(([home, away]) => home > away).length,
  sets.filter(([home, away]) => away > home).length,
]
const isMatchOver = ({ sets, bestOf }: TennisState) => Math.max(...wonSets(sets)) > bestOf / 2

function afterPoint(state: TennisState, winner: Side, atS: number): TennisState {
  const points = plus(state.points, winner)
  if (!isWon(points, isTieBreak(state) ? 7 : 4)) return { ...state, points }
  return afterGame(state, winner, atS)
}

function afterGame(state: TennisState, winner: Side, atS: number): TennisState {
  const games = plus(state.games, winner)
  const number = [...state.sets, games].flat().reduce((sum, count) => sum + count, 0)
  const held = isTieBreak(state)
    ? state.held
    : { ...state.held, [number]: winner === state.server ? ('hold' as const) : ('break' as const) }
  const next = { ...state, points: [0, 0] as const, server: other(state.server), held }
  if (!isWon(games, 6) && Math.max(...games) < 7) return { ...next, games }
  return { ...next, sets: [...state.sets, games], games: [0, 0], setStartS: atS + SET_S }
}

/** A set closes everything for a moment, a break point the game that is played. */
function tellingOf(before: TennisState, state: TennisState) {
  if (state.sets.length > before.sets.length) {
    return { reason: 'set', stop: { groups: ['all'] as const, forS: SET_STOP_S } }
  }
  if (isTieBreak(state) || !isBreakPoint(state)) return {}
  return { reason: 'break_point', stop: { groups: ['period'] as const, forS: BREAK_POINT_S } }
}

function isBreakPoint({ points, server }: TennisState): boolean {
  const [own, receiver] = [points[sideAt(server)], points[sideAt(other(server))]]
  return receiver >= 3 && receiver > own
}
