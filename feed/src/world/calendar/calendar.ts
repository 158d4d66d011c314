import type { Fixture, League } from './fixture.ts'
import type { World } from './play.ts'
import { normalOf, randomOf } from './random.ts'
import { WORLDS } from './worlds.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** How much a side differs from day to day; the best and the worst of a league lie one apart. */
const NOISE = 0.11

/** Every match of a sport that begins in a span of time. */
export function fixturesOfWorld(seed: string, world: World, fromMs: number, toMs: number) {
  const found: Fixture[] = []
  for (let day = Math.floor(fromMs / DAY_MS); day * DAY_MS < toMs; day++) {
    for (const league of world.leagues) found.push(...fixturesOf(seed, world, league, day))
  }
  return found.filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
}

/** Every match that begins in a span of time, by its start. */
export const fixturesBetween = (seed: string, fromMs: number, toMs: number): Fixture[] =>
  WORLDS.flatMap((world) => fixturesOfWorld(seed, world, fromMs, toMs)).sort(byStart)

export const byStart = (one: Fixture, other: Fixture): number =>
  one.startMs - other.startMs || (one.id < other.id ? -1 : 1)

const fixturesOf = (seed: string, world: World, league: League, day: number): Fixture[] =>
  league.kickOffs.map((_, slot) =>
    matchOf(seed, world, league, day * league.kickOffs.length + slot),
  )

/** The n-th match of a league since 1970: so many a day. */
export function matchOf(
  seed: string,
  { sport }: Pick<World, 'sport'>,
  league: League,
  match: number,
): Fixture {
  const perDay = league.kickOffs.length
  const [day, slot] = [Math.floor(match / perDay), match % perDay]
  const [home, away] = pairOf(league, match)
  const id = `${league.id}-${day}-${slot}`
  const random = randomOf(seed, 'form', id)
  const strength = (place: number) =>
    0.5 - place / (league.sides.length - 1) + NOISE * normalOf(random)
  return {
    id,
    sport,
    league: { id: league.id, name: league.name, country: league.country },
    home: sideOf(league, home),
    away: sideOf(league, away),
    bestOf: league.bestOf ?? null,
    startMs: startMsOf(league, match),
    strengths: [strength(home), strength(away)],
  }
}

/** When the n-th match of a league begins. */
export function startMsOf({ kickOffs }: League, match: number): number {
  const [hours = 0, minutes = 0] = (kickOffs[match % kickOffs.length] ?? '').split(':').map(Number)
  return Math.floor(match / kickOffs.length) * DAY_MS + (hours * 60 + minutes) * MINUTE_MS
}

export const sideOf = ({ id, sides }: Pick<League, 'id' | 'sides'>, place: number) => ({
  id: `${id}-${place}`,
  name: sides[place] ?? '',
})

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
