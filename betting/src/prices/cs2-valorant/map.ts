import { NONE, type Pair } from '../pair.ts'
import type { Score } from '../periods/period.ts'
import { byTwo, homeWins, type Race, raceScores } from '../series/race.ts'
import { bisect } from '../solving/bisect.ts'

export type Shooter = 'cs2' | 'valorant'

/** Rounds that win a map, and those of each half. */
export const MAP_ROUNDS = 13
export const HALF_ROUNDS = MAP_ROUNDS - 1
/** Rounds of one side in an overtime of CS2, which is won by one more. */
const OVERTIME_HALF = 3
const ROUND_MIN = 0.2
const ROUND_MAX = 0.8

/** Valorant is won by two; CS2 plays overtimes of six rounds, until one is won by four of them. */
const IS_OVER: Record<Shooter, Race['isOver']> = { cs2: isCs2Over, valorant: byTwo(MAP_ROUNDS) }

/** Chances of a map’s final scores in rounds. `round`: that the home side takes one. */
export const mapScores = (game: Shooter, round: number, from: Pair = NONE): Score[] =>
  raceScores({ isOver: IS_OVER[game], point: () => round }, from)

/** The chance of a round under which the home side wins the map that often. */
export const roundOf = (game: Shooter, mapWin: number): number =>
  bisect((round) => homeWins(mapScores(game, round)), mapWin, ROUND_MIN, ROUND_MAX)

/** Whether a score was reached through twelve rounds each. */
export const isAfterOvertime = ({ home, away }: Pair): boolean =>
  Math.min(home, away) >= HALF_ROUNDS

function isCs2Over(home: number, away: number): boolean {
  const fewer = Math.min(home, away)
  const more = Math.max(home, away)
  if (fewer < HALF_ROUNDS) return more >= MAP_ROUNDS
  const overtimes = Math.floor((fewer - HALF_ROUNDS) / OVERTIME_HALF)
  return more > HALF_ROUNDS + OVERTIME_HALF * (overtimes + 1)
}
