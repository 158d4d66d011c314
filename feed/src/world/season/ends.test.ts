import { expect, test } from 'vitest'
import { fixturesOfWorld } from '../calendar/calendar.ts'
import { outcomeOf } from '../calendar/knockout.ts'
import type { Fixture } from '../fixture.ts'
import type { World } from '../play.ts'
import { WORLDS } from '../worlds.ts'

const SEED = 'ends'
const DAY_MS = 86_400_000
const FROM = Date.UTC(2026, 10, 23)
const CASES = WORLDS.map((world): [string, World] => [world.sport, world])
const fixturesOf = (world: World, count: number) =>
  fixturesOfWorld(SEED, world, FROM, FROM + 60 * DAY_MS).slice(0, count)

/** The chances that a match ends with one ahead, by its ends. */
function aheadIn(world: World, fixture: Fixture) {
  const ends = world.endsOf(fixture)
  const of = (holds: (home: number, away: number) => boolean) =>
    ends.reduce((sum, { score: [home, away], p }) => (holds(home, away) ? sum + p : sum), 0)
  return {
    all: of(() => true),
    home: of((home, away) => home > away),
    away: of((home, away) => away > home),
  }
}

test.each(CASES)(
  '%s: the ends of a match add up, and its winner has the price of a match',
  (_, world) => {
    for (const fixture of fixturesOf(world, 6)) {
      const { all, home, away } = aheadIn(world, fixture)
      expect(all, fixture.id).toBeCloseTo(1, 4)
      const key = fixture.tie === 'final' ? 'tie.cup' : fixture.tie ? 'tie.qualify' : 'ft.result'
      const main = world.sport === 'football' ? key : 'match.winner'
      const market = world.offerBefore(fixture).find((offer) => offer.key === main)
      const [, , fair = 0] = market?.prices.find(([selection]) => selection === '1') ?? []
      // Draws of football’s prices are more, as its low scores depend on each other; a retirement is a coin.
      expect(
        Math.abs(home / (main === 'ft.result' ? 1 : home + away) - fair / 1_000_000),
      ).toBeLessThan(0.015)
    }
  },
)

test.each(CASES)(
  '%s: matches end as often with the home side ahead as their ends say',
  (_, world) => {
    let [expected, variance, won] = [0, 0, 0]
    for (const fixture of fixturesOf(world, 80)) {
      const { home } = aheadIn(world, fixture)
      expected += home
      variance += home * (1 - home)
      const [own, other] = outcomeOf(world.playOf(SEED, fixture))
      if (own > other) won += 1
    }
    expect(variance).toBeGreaterThan(10)
    expect(Math.abs(won - expected) / Math.sqrt(variance)).toBeLessThan(3.5)
  },
  60_000,
)
