import { matchOf, sideOf, startMsOf } from '../calendar.ts'
import type { Fixture, League } from '../fixture.ts'
import type { World } from '../play.ts'

/** A season of a league: everybody meets everybody twice. */
export type Season = {
  id: string
  league: League
  /** The year in which it begins, and which one of that year it is: `2026/3`. */
  name: string
  teams: readonly { id: string; name: string }[]
  /** By their start. */
  fixtures: readonly Fixture[]
  /** The start of its last match: until then it can be bet on. */
  closesMs: number
}

const DAY_MS = 86_400_000

const matchesIn = ({ sides }: League): number => sides.length * (sides.length - 1)

export const seasonId = ({ id }: Pick<League, 'id'>, n: number): string => `${id}-season-${n}`

/** The n-th season of a league since 1970. */
export function seasonOf(
  seed: string,
  world: Pick<World, 'sport'>,
  league: League,
  n: number,
): Season {
  const count = matchesIn(league)
  const fixtures = Array.from({ length: count }, (_, at) =>
    matchOf(seed, world, league, n * count + at),
  ).sort((one, other) => one.startMs - other.startMs)
  return {
    id: seasonId(league, n),
    league,
    name: nameOf(league, n),
    teams: league.sides.map((_, place) => sideOf(league, place)),
    fixtures,
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

/** The season to which the matches of a moment belong. */
export const seasonAt = (league: League, nowMs: number): number =>
  Math.floor((nowMs * league.kickOffs.length) / DAY_MS / matchesIn(league))

function nameOf(league: League, n: number): string {
  const yearOf = (season: number) =>
    new Date(startMsOf(league, season * matchesIn(league))).getUTCFullYear()
  const year = yearOf(n)
  let first = n
  while (yearOf(first - 1) === year) first -= 1
  return `${year}/${n - first + 1}`
}
