import { matchOf } from '../calendar/calendar.ts'
import { sideOf } from '../calendar/match.ts'
import { matchesIn, startMsOf } from '../calendar/schedule.ts'
import type { Fixture, League } from '../fixture.ts'
import type { World } from '../play.ts'

/** A season of a league, in which everybody meets everybody twice; or a knock-out. */
export type Season = {
  id: string
  world: World
  league: League
  /** Which one of its league it is, since 1970. */
  n: number
  /** The year in which it begins, and which one of that year it is: `2026/3`. */
  name: string
  teams: readonly { id: string; name: string }[]
  /** When its matches begin, from the first to the last. */
  startsMs: readonly number[]
  /** The match of a place in that order. Of a knock-out it is known once the matches before it are over. */
  fixtureOf: (at: number) => Fixture
  /** The start of its last match: until then it can be bet on. */
  closesMs: number
}

export const seasonId = ({ id }: Pick<League, 'id'>, n: number): string => `${id}-season-${n}`

/** The n-th season of a league since 1970. */
export function seasonOf(seed: string, world: World, league: League, n: number): Season {
  const count = matchesIn(league)
  const matches = Array.from({ length: count }, (_, at) => n * count + at)
    .map((match) => ({ match, startMs: startMsOf(league, match) }))
    .sort((one, other) => one.startMs - other.startMs)
  return {
    id: seasonId(league, n),
    world,
    league,
    n,
    name: nameOf(league, n),
    teams: league.sides.map((_, place) => sideOf(league, place)),
    startsMs: matches.map(({ startMs }) => startMs),
    fixtureOf: (at) => matchOf(seed, world, league, matches[at]?.match ?? 0),
    closesMs: spanOf(league, n).closesMs,
  }
}

/** When the first and the last match of the n-th season of a league begin. */
export function spanOf(league: League, n: number): { firstMs: number; closesMs: number } {
  const [count, perDay] = [matchesIn(league), league.kickOffs.length]
  // Matches of a day are not in the order of their start.
  const near = Array.from({ length: perDay }, (_, at) => at)
  return {
    firstMs: Math.min(...near.map((at) => startMsOf(league, n * count + at))),
    closesMs: Math.max(...near.map((at) => startMsOf(league, (n + 1) * count - 1 - at))),
  }
}

function nameOf(league: League, n: number): string {
  const yearOf = (season: number) =>
    new Date(startMsOf(league, season * matchesIn(league))).getUTCFullYear()
  const year = yearOf(n)
  let first = n
  while (yearOf(first - 1) === year) first -= 1
  return `${year}/${n - first + 1}`
}
