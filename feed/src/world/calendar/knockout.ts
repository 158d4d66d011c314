import type { League, Two } from '../fixture.ts'
import type { Play, World } from '../play.ts'
import { randomOf } from '../random.ts'
import { matchBetween } from './match.ts'
import { editionOf, feedersOf, startMsOf } from './schedule.ts'

/** From the end of a match until everybody knows who meets next. */
const CONFIRMED_MS = 60_000

/** Who came through a match, by the place in the league, and when that is certain. */
type Through = { place: number; certainMs: number }

/** Matches that were played once: a final asks for all of them. By world’s seed, league and match. */
const played = new WeakMap<League, Map<string, Through>>()

/** The order in which the sides of an edition were drawn, by their places in the league. */
export function drawOf(seed: string, { id, sides }: League, edition: number): number[] {
  const random = randomOf(seed, 'draw', id, edition)
  return sides
    .map((_, place) => ({ place, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ place }) => place)
}

/** Who meets in a match of a knock-out, by their places in the league. */
export function pairDrawn(
  seed: string,
  world: World,
  league: League,
  match: number,
): [home: number, away: number] {
  const { edition, number } = editionOf(league, match)
  const feeders = feedersOf(number)
  if (!feeders) {
    const draw = drawOf(seed, league, edition)
    return [draw[2 * number] ?? 0, draw[2 * number + 1] ?? 0]
  }
  const first = match - number
  const [upper, lower] = feeders.map((one) => throughOf(seed, world, league, first + one).place)
  return [upper ?? 0, lower ?? 0]
}

/** Who comes through a match, which is played for it. */
export function throughOf(seed: string, world: World, league: League, match: number): Through {
  const ofLeague = played.get(league) ?? new Map<string, Through>()
  played.set(league, ofLeague)
  const key = `${seed} ${match}`
  const known = ofLeague.get(key)
  if (known) return known
  const [home, away] = pairDrawn(seed, world, league, match)
  const fixture = matchBetween(seed, world, league, match, [home, away])
  const play = world.playOf(seed, fixture)
  const [won, lost] = outcomeOf(play)
  const through = {
    place: won > lost ? home : away,
    certainMs: fixture.startMs + play.endS * 1_000 + CONFIRMED_MS,
  }
  ofLeague.set(key, through)
  return through
}

/** Whether it is certain by then who meets in a match: of a league always. Nothing is played that has not begun. */
export function isPairKnown(
  seed: string,
  world: World,
  league: League,
  { match, nowMs }: { match: number; nowMs: number },
): boolean {
  const { number } = editionOf(league, match)
  const feeders = league.isKnockout ? feedersOf(number) : undefined
  return (feeders ?? []).every((one) => {
    const feeder = match - number + one
    return (
      startMsOf(league, feeder) <= nowMs &&
      throughOf(seed, world, league, feeder).certainMs <= nowMs
    )
  })
}

/** The score at its end, as a table or a knock-out counts it. */
export const outcomeOf = ({ outcome, shownAt, endS }: Play): Two =>
  outcome ?? shownAt(endS).score.total
