import { familiesOf, type Point } from '@zar/betting/fair/families'
import type { Market } from '@zar/betting/markets/market'
import { footballState } from '@zar/betting/match/football-now'
import type { MatchNow } from '@zar/betting/match/match-now'
import { fairChance } from '@zar/betting/prices/chances'
import { chancesOf, type Model } from '@zar/betting/prices/model'
import { rallyOf } from '@zar/betting/prices/volleyball/volleyball'
import { expect, test } from 'vitest'
import { expectedOf as inAmericanFootball } from './american-football/timeline.ts'
import { mapWin } from './arenas/timeline.ts'
import { expectedOf as inBasketball } from './basketball/timeline.ts'
import type { Fixture } from './fixture.ts'
import { matchAt } from './football/match-at.ts'
import { stateOf } from './football/state.ts'
import { timelineOf } from './football/timeline.ts'
import { goalsOf } from './ice-hockey/timeline.ts'
import type { Offered, Play, World } from './play.ts'
import { roundsExpected } from './shooters/timeline.ts'
import { expectationOf as inTennis } from './tennis/timeline.ts'
import { WORLDS } from './worlds.ts'

const SEED = 'told'
/** How often a match is looked at. */
const LOOKS = 5

/** The first and the last league of a sport have a match each. */
const fixturesOf = (world: World): Fixture[] =>
  [world.leagues.at(0), world.leagues.at(-1)].flatMap((league) =>
    league
      ? {
          id: `${league.id}-told`,
          sport: world.sport,
          league: { id: league.id, name: league.name, country: league.country },
          home: { id: 'home-1', name: 'Home' },
          away: { id: 'away-2', name: 'Away' },
          bestOf: league.bestOf ?? null,
          startMs: Date.UTC(2026, 10, 23, 18),
          strengths: [0.2, -0.1],
        }
      : [],
  )

type Expecting = (fixture: Fixture, before: readonly Offered[], key: string) => Point
const points = ({ margin, total }: { margin: number; total: number }): Point => ({
  lead: margin,
  level: total,
})
const ofMap: Expecting = (fixture, _, key) => ({
  lead: roundsExpected(fixture)[Number(key[3]) - 1] ?? 0,
  level: 0,
})
const toldOf = (offers: readonly Offered[], key: string) =>
  (offers.find((one) => one.key === key)?.prices[0]?.[2] ?? 0) / 1_000_000

/** What the company expects of a match, in the terms of the fair values. */
const EXPECTED: Partial<Record<World['sport'], Expecting>> = {
  basketball: (fixture) => points(inBasketball(fixture)),
  'american-football': (fixture) => points(inAmericanFootball(fixture)),
  'ice-hockey': (fixture) => {
    const { home, away } = goalsOf(fixture)
    return { lead: (home - away) / (home + away), level: home + away }
  },
  tennis: (fixture) => {
    const { home, away } = inTennis(fixture).serve
    return { lead: home - away, level: home + away }
  },
  volleyball: (_, before) => ({ lead: rallyOf(toldOf(before, 'match.winner'), 5), level: 0 }),
  cs2: ofMap,
  valorant: ofMap,
  lol: (fixture) => ({ lead: mapWin(fixture), level: 27 }),
  dota2: (fixture) => ({ lead: mapWin(fixture), level: 50 }),
}

/** What everybody is told at a second, and nothing more. */
function toldAt(world: World, fixture: Fixture, play: Play, s: number): MatchNow {
  const { score, clock, stats = {} } = play.shownAt(s)
  const { total, parts, ...more } = score
  const pairs = parts.map(([home, away]): [number, number] => [home, away])
  const { period, elapsed, running, stoppage } = clock
  return {
    sport: world.sport,
    state: 'live',
    score: { total: [total[0], total[1]], parts: pairs, ...(more as object) },
    clock: {
      period,
      elapsedS: elapsed,
      isRunning: running,
      ...(stoppage !== undefined && { stoppageMin: stoppage }),
    },
    stats: Object.entries(stats).map(([key, [home, away]]) => ({ key, values: [home, away] })),
    bestOf: fixture.bestOf,
    board: play.offerAt(s).flatMap(({ key, line, prices }) =>
      prices.map(([selection, , ppm]) => ({
        key,
        line,
        selection,
        p: ppm / 1_000_000,
        isOpen: true,
      })),
    ),
  }
}

const looksAt = ({ endS }: Play) =>
  Array.from({ length: LOOKS }, (_, n) => Math.floor(((n + 0.5) * endS) / LOOKS))

/** Lines and winners; of shooters those of a map, whose rounds have a chance of their own. */
const isAsked = ({ sport }: World, key: string) =>
  /\.(total(\.home|\.away)?|ah|winner)$/.test(key) &&
  (sport === 'cs2' || sport === 'valorant' ? /^map\d/.test(key) : true)

/** What the company’s expectation makes of what is told; of basketball for either length of a match. */
const modelsOf = (world: World, fixture: Fixture, now: MatchNow, market: Market): Model[] =>
  familiesOf(now, market).map((family) => {
    const point = EXPECTED[world.sport]?.(fixture, world.offerBefore(fixture), market.key)
    if ('model' in family || !point) throw new Error(`${world.sport} is fitted`)
    return family.modelAt(point)
  })

/** Every price of a match that is told at some look, with that of the model. */
const pricesOf = (world: World, fixture: Fixture) => {
  const play = world.playOf(SEED, fixture)
  return looksAt(play).flatMap((s) => {
    const now = toldAt(world, fixture, play, s)
    const models = new Map<string, Model[]>()
    return now.board
      .filter(({ key }) => isAsked(world, key))
      .map(({ key, line, selection, p }) => {
        const map = key.slice(0, 4)
        const own = models.get(map) ?? modelsOf(world, fixture, now, { key, line })
        models.set(map, own)
        const gaps = own.map((model) => {
          const chances = chancesOf(model, { key, line })?.get(selection)
          return chances ? Math.abs(fairChance(chances) - p) : 1
        })
        return { name: `${key} ${line} ${selection} at ${s}`, gap: Math.min(...gaps) }
      })
  })
}

test.each(
  WORLDS.filter(({ sport }) => EXPECTED[sport]).map((world) => [world.sport, world] as const),
)(
  '%s: what is told of a match that is played is how the company prices it, at every look',
  (_, world) => {
    const prices = fixturesOf(world).flatMap((fixture) => pricesOf(world, fixture))
    expect(prices.length).toBeGreaterThan(60)
    for (const { name, gap } of prices) expect(gap, name).toBeLessThan(1e-4)
  },
  120_000,
)

test('football: score, half, reds, corners and cards are read as the company has them', () => {
  const [world] = WORLDS.filter((one) => one.sport === 'football')
  for (const fixture of world ? fixturesOf(world) : []) {
    const play = world?.playOf(SEED, fixture)
    const timeline = timelineOf(SEED, fixture)
    for (const s of play ? looksAt(play) : []) {
      const own = stateOf(matchAt(timeline, s))
      const seen = play && world && footballState(toldAt(world, fixture, play, s))
      const { clock, score, halfTime, reds } = own
      expect(seen).toMatchObject({ clock, score, halfTime, reds })
      expect(seen?.counts).toEqual(own.counts)
    }
  }
})
