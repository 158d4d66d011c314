import type { Fixture, League } from '../fixture.ts'
import type { World } from '../play.ts'
import { isPairKnown, pairDrawn } from './knockout.ts'
import { matchBetween } from './match.ts'
import { matchesOn, startMsOf } from './schedule.ts'

const DAY_MS = 86_400_000

/** Every match of a sport that begins in a span of time, whose sides are known by then; `nowMs`: known at all. */
export function fixturesOfWorld(
  seed: string,
  world: World,
  fromMs: number,
  toMs: number,
  nowMs = Number.POSITIVE_INFINITY,
) {
  const found: Fixture[] = []
  for (let day = Math.floor(fromMs / DAY_MS); day * DAY_MS < toMs; day++) {
    for (const league of world.leagues) {
      for (const match of matchesOn(league, day)) {
        const startMs = startMsOf(league, match)
        const isInSpan = startMs >= fromMs && startMs < toMs
        if (isInSpan && isPairKnown(seed, world, league, { match, nowMs })) {
          found.push(matchOf(seed, world, league, match))
        }
      }
    }
  }
  return found
}

export const byStart = (one: Fixture, other: Fixture): number =>
  one.startMs - other.startMs || (one.id < other.id ? -1 : 1)

/** The n-th match of a league since 1970. */
export const matchOf = (seed: string, world: World, league: League, match: number): Fixture =>
  matchBetween(
    seed,
    world,
    league,
    match,
    league.isKnockout ? pairDrawn(seed, world, league, match) : pairOf(league, match),
  )

/** The sides of a league’s n-th match: everybody meets everybody, by the circle method, then the other way round. */
function pairOf({ sides }: League, match: number): [home: number, away: number] {
  const count = sides.length
  const perRound = count / 2
  const round = Math.floor(match / perRound) % (2 * (count - 1))
  const seat = match % perRound
  const turn = round % (count - 1)
  const placeOf = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + turn) % (count - 1)))
  const pair: [number, number] = [placeOf(seat), placeOf(count - 1 - seat)]
  const isTurned = (seat + turn) % 2 === 1
  return isTurned === round < count - 1 ? [pair[1], pair[0]] : pair
}
