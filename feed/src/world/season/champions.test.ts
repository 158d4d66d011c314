import { settleOutright } from '@zar/betting/settlement/outright'
import { expect, test } from 'vitest'
import { basketball } from '../basketball/basketball.ts'
import { cs2 } from '../cs2/cs2.ts'
import type { World } from '../play.ts'
import { offerOfSeason } from './offer.ts'
import { seasonOf } from './season.ts'
import { resultOf, seasonFacts } from './table.ts'

const SEASON = 5_000
const WORLDS_OF_CHANCE = 60
const small = (world: World): World => {
  const [league] = world.leagues
  if (!league) throw new Error('no league')
  return { ...world, leagues: [{ ...league, sides: league.sides.slice(0, 4) }] }
}
const CASES = [basketball, cs2].map((world): [string, World] => [world.sport, small(world)])

/** The fair chance of the likeliest before a season, and what a bet on him won of its place. */
function play(seed: string, world: World) {
  const [league] = world.leagues
  if (!league) throw new Error('no league')
  const season = seasonOf(seed, world, league, SEASON)
  const offer = offerOfSeason(seed, season, [])
  let next = offer.next()
  while (!next.done) next = offer.next()
  const winner = next.value.find(({ key }) => key === 'outright.winner')
  const [id = '', , fair = 0] = winner?.prices[0] ?? []
  const results = season.startsMs.map((_, at) => resultOf(seed, world, season.fixtureOf(at)))
  const facts = seasonFacts(season, results).season?.['outright.winner']
  const settled = facts && settleOutright('outright.winner', facts, [id])?.get(id)
  const [places, equals] = settled?.deadHeat ?? [1, 1]
  return {
    p: fair / 1_000_000,
    won: settled?.outcome === 'loss' ? 0 : places / equals,
    sum: (winner?.prices ?? []).reduce((sum, [, , chance]) => sum + chance, 0),
  }
}

test.each(CASES)(
  '%s: the likeliest before a season becomes champion about as often as its price says',
  (_, world) => {
    let [expected, variance, won] = [0, 0, 0]
    for (let n = 0; n < WORLDS_OF_CHANCE; n++) {
      const one = play(`champions ${n}`, world)
      expect(Math.abs(one.sum - 1_000_000)).toBeLessThan(20)
      expected += one.p
      variance += one.p * (1 - one.p)
      won += one.won
    }
    expect(variance).toBeGreaterThan(8)
    expect(Math.abs(won - expected) / Math.sqrt(variance)).toBeLessThan(3.3)
  },
  120_000,
)
