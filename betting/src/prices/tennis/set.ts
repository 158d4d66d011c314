import { NONE, type Pair } from '../pair.ts'
import type { Score } from '../periods/period.ts'
import { OTHER } from '../periods/score-rules.ts'
import { raceScores } from '../series/race.ts'
import {
  gameChance,
  MATCH_TIEBREAK_POINTS,
  otherSide,
  type Serve,
  type Side,
  TIEBREAK_POINTS,
  tiebreakChance,
} from './game.ts'

/** A set from where it stands; `server` has the next point. */
export type SetStanding = { games: Pair; points: Pair; server: Side }

const SET_GAMES = 6
const WON_SCORES = ['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6']
/** What a set can end as; a match tie-break is another. */
export const SET_SCORES: readonly string[] = [
  ...WON_SCORES,
  ...WON_SCORES.map((score) => [...score].toReversed().join('')),
  OTHER,
]

const isOver = (home: number, away: number): boolean =>
  Math.max(home, away) > SET_GAMES ||
  (Math.max(home, away) === SET_GAMES && Math.abs(home - away) >= 2)

/** Chances of the set’s final scores in games. */
export function setScores(serve: Serve, { games, points, server }: SetStanding): Score[] {
  const now = games.home + games.away
  const point = (home: number, away: number) => {
    const played = home + away - now
    const standing = played === 0 ? points : NONE
    const serving = played % 2 === 0 ? server : otherSide(server)
    return home === SET_GAMES && away === SET_GAMES
      ? tiebreakChance(serve, serving, standing, TIEBREAK_POINTS)
      : gameChance(serve, serving, standing)
  }
  return raceScores({ isOver, point }, games)
}

/** A match tie-break in place of a set: one game, by who has the next point. */
export function matchTiebreakScores(serve: Serve, points: Pair, server: Side): Score[] {
  const home = tiebreakChance(serve, server, points, MATCH_TIEBREAK_POINTS)
  return [
    { home: 1, away: 0, p: home },
    { home: 0, away: 1, p: 1 - home },
  ]
}

/** As if a coin says who serves: the mean of both. */
export const withEitherServer = (scores: (server: Side) => Score[]): Score[] =>
  [...scores('home'), ...scores('away')].map(({ home, away, p }) => ({ home, away, p: p / 2 }))
