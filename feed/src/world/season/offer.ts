import { fairChance, winOrLose } from '@zar/betting/prices/chances'
import { bookOf } from '@zar/betting/prices/margin/books'
import { knockoutChances } from '@zar/betting/prices/outright/knockout-chances'
import { type SeasonChances, seasonChances } from '@zar/betting/prices/outright/season-chances'
import { rankOf } from '@zar/betting/prices/outright/table'
import { priceOf } from '@zar/betting/prices/price'
import type { PriceRow } from '../../protocol/message.ts'
import { drawOf } from '../calendar/knockout.ts'
import { matchBetween, sideOf } from '../calendar/match.ts'
import { matchesIn } from '../calendar/schedule.ts'
import type { Offered, World } from '../play.ts'
import { randomOf } from '../random.ts'
import type { Season } from './season.ts'
import { goalsIn, matchesAhead, playersIn, type Result, tableOf } from './table.ts'

/** A chance of a half is met within half a point by this, two times of three. */
const TIMES = 10_000
/** So many are played at once, in a few milliseconds. */
const STEP = 100
/** Who is not among so many by the goals that are expected at the end has no such chance. */
const SCORERS_MAX = 40
/** Of scorers those alone who have so much of a chance: the others would all be at the greatest odds. */
const SCORER_MIN = 0.002

/**
 * What is offered of a season once these matches of it are over, from the one who is likeliest. The same results
 * make the same prices, before a restart and after it. Yields after a part of the work.
 */
export function* offerOfSeason(
  seed: string,
  season: Season,
  results: readonly Result[],
): Generator<void, Offered[]> {
  const { league, world } = season
  const chances = league.isKnockout
    ? yield* chancesOfKnockout(seed, season, results)
    : yield* chancesOfTable(seed, season, results)
  return Object.entries(chances).flatMap(([key, all]) => {
    const least = key === 'outright.topscorer' ? SCORER_MIN : 0
    const offered = [...all]
      .filter(([, one]) => fairChance(one) >= least)
      .sort(([, one], [, other]) => fairChance(other) - fairChance(one))
    // A place that is taken for certain has no part in the margin of the others.
    const certain = offered.filter(([, one]) => fairChance(one) === 1)
    const open = new Map(offered.slice(certain.length))
    const prices = [
      ...certain.map(([selection]): PriceRow => [selection, null, 1_000_000]),
      ...[...priceOf(open, bookOf(world.sport, key, false))].map(
        ([selection, { oddsMilli, fairPpm }]): PriceRow => [selection, oddsMilli, fairPpm],
      ),
    ]
    // What is as good as decided is not on sale.
    const isOpen = prices.filter(([, odds]) => odds !== null).length > 1
    return isOpen ? [{ key, line: null, prices }] : []
  })
}

/** The rest of the season, played many times over. */
function* chancesOfTable(
  seed: string,
  season: Season,
  results: readonly Result[],
): Generator<void, SeasonChances> {
  const random = randomOf(seed, 'season', season.id, results.length)
  const asked = {
    standings: tableOf(season, results).map((one) => ({ id: one.id, rank: rankOf(one) })),
    ahead: yield* matchesAhead(season, results.length),
    relegated: season.league.relegated ?? 0,
    scorers: scorersIn(season, results),
  }
  return yield* seasonChances(asked, { random, times: TIMES, step: STEP })
}

/** Who may be top scorer, with the goals that are expected of the matches to come. */
function scorersIn(season: Season, results: readonly Result[]) {
  const { world, startsMs, fixtureOf } = season
  const { scorers } = world
  if (!scorers) return []
  const ofSide = new Map<string, number>()
  for (let at = results.length; at < startsMs.length; at++) {
    const fixture = fixtureOf(at)
    const [home, away] = scorers.expectedOf(fixture)
    ofSide.set(fixture.home.id, (ofSide.get(fixture.home.id) ?? 0) + home)
    ofSide.set(fixture.away.id, (ofSide.get(fixture.away.id) ?? 0) + away)
  }
  const goals = goalsIn(results)
  const all = playersIn(season).map(({ id }) => ({
    id,
    goals: goals.get(id) ?? 0,
    expected: (ofSide.get(id.slice(0, id.lastIndexOf('-'))) ?? 0) * scorers.shareOf(id),
  }))
  const atEnd = ({ goals, expected }: (typeof all)[number]) => goals + expected
  return all.sort((one, other) => atEnd(other) - atEnd(one)).slice(0, SCORERS_MAX)
}

/** Exactly, round by round: whoever may meet is asked of the model. */
function* chancesOfKnockout(
  seed: string,
  season: Season,
  results: readonly Result[],
): Generator<void, SeasonChances> {
  const { world, league, n } = season
  const first = n * matchesIn(league)
  const draw = drawOf(seed, league, n)
  const chances = yield* knockoutChances(draw, (match, home, away) => {
    const over = results[match]
    if (over) return Number((over.score?.[0] ?? 0) > (over.score?.[1] ?? 0))
    return homeComesThrough(world, matchBetween(seed, world, league, first + match, [home, away]))
  })
  const won = draw.map((place): [string, ReturnType<typeof winOrLose>] => [
    sideOf(league, place).id,
    winOrLose(chances.get(place) ?? 0),
  ])
  return { 'outright.winner': new Map(won) }
}

const homeComesThrough = (world: World, fixture: Parameters<World['endsOf']>[0]): number =>
  world
    .endsOf(fixture)
    .reduce((sum, { score: [home, away], p }) => (home > away ? sum + p : sum), 0)
