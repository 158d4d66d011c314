import type { Fixture, League } from '../fixture.ts'
import type { World } from '../play.ts'
import { normalOf, randomOf } from '../random.ts'
import { editionOf, isFinal, slotOf, startMsOf } from './schedule.ts'

/** How much a side differs from day to day; the best and the worst of a league lie one apart. */
const NOISE = 0.11

/** The n-th match of a league, were it between these sides, by their places. */
export function matchBetween(
  seed: string,
  { sport }: Pick<World, 'sport'>,
  league: League,
  match: number,
  [home, away]: readonly [home: number, away: number],
): Fixture {
  const { day, slot } = slotOf(league, match)
  const id = `${league.id}-${day}-${slot}`
  const random = randomOf(seed, 'form', id)
  const strength = (place: number) =>
    0.5 - place / (league.sides.length - 1) + NOISE * normalOf(random)
  const { number } = editionOf(league, match)
  return {
    id,
    sport,
    league: { id: league.id, name: league.name, country: league.country },
    home: sideOf(league, home),
    away: sideOf(league, away),
    bestOf: league.bestOf ?? null,
    startMs: startMsOf(league, match),
    strengths: [strength(home), strength(away)],
    ...(league.isKnockout && { tie: isFinal(number) ? 'final' : 'round' }),
  }
}

export const sideOf = ({ id, sides }: Pick<League, 'id' | 'sides'>, place: number) => ({
  id: `${id}-${place}`,
  name: sides[place] ?? '',
})
