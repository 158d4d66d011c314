import type { Pair } from '../pair.ts'
import { byTwo, homeWins, raceScores } from '../series/race.ts'

/** The chance of each side to win a point on its own serve. */
export type Serve = Pair
export type Side = keyof Pair

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

const GAME_POINTS = 4
export const TIEBREAK_POINTS = 7
export const MATCH_TIEBREAK_POINTS = 10

/** That the server holds, from a score in points (3:3 and 4:4 are deuce, 4:3 is advantage). */
export const holdChance = (point: number, server: number, receiver: number): number =>
  homeWins(
    raceScores(
      { isOver: byTwo(GAME_POINTS), point: () => point },
      { home: server, away: receiver },
    ),
  )

/** That the home side takes the game. */
export const gameChance = (serve: Serve, server: Side, points: Pair): number =>
  server === 'home'
    ? holdChance(serve.home, points.home, points.away)
    : 1 - holdChance(serve.away, points.away, points.home)

/**
 * That the home side takes the tie-break. `server` has the next point; serve changes after the first
 * point and then after every second.
 */
export function tiebreakChance(serve: Serve, server: Side, points: Pair, to: number): number {
  const turn = (point: number) => Math.floor((point + 1) / 2)
  const now = turn(points.home + points.away)
  const serverOf = (point: number) => ((turn(point) - now) % 2 === 0 ? server : otherSide(server))
  return homeWins(
    raceScores(
      {
        isOver: byTwo(to),
        point: (home, away) => (serverOf(home + away) === 'home' ? serve.home : 1 - serve.away),
      },
      points,
    ),
  )
}
