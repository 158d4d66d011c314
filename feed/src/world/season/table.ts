import type { Ends, MatchAhead } from '@zar/betting/prices/outright/season-chances'
import { inOrder, orderOf, rankOf, type Standing } from '@zar/betting/prices/outright/table'
import type { SeasonFacts } from '@zar/betting/settlement/outright'
import { playOf } from '../abandoned.ts'
import { outcomeOf } from '../calendar/knockout.ts'
import type { Fixture, Two } from '../fixture.ts'
import type { ScoreChance, World } from '../play.ts'
import type { Season } from './season.ts'

/** How a match of a season ends. */
export type Result = {
  fixture: Fixture
  endMs: number
  /** Null where it was given up for good: it counts for nothing. */
  score: Two | null
  /** Who scored, where players are named. */
  scorers: readonly string[]
}

/** Plays a match to its end: it follows from the seed. */
export function resultOf(seed: string, world: World, fixture: Fixture): Result {
  const play = playOf(seed, world, fixture)
  const scorers = world.scorers?.in(play.factsAt(play.endS)) ?? []
  return {
    fixture,
    endMs: fixture.startMs + play.endS * 1_000,
    score: play.isAbandoned ? null : outcomeOf(play),
    scorers: play.isAbandoned ? [] : scorers,
  }
}

/** What a match of such a score adds to a side: three points for a win of football, two elsewhere, one for a draw. */
function gainOf({ sport }: World, own: number, other: number): Omit<Standing, 'id'> {
  const isFootball = sport === 'football'
  const win = isFootball ? 3 : 2
  const points = own > other ? win : Number(own === other)
  return { points, lead: own - other, scored: isFootball ? own : 0 }
}

/** The table of a season by the results so far. */
export function tableOf({ teams, world }: Season, results: readonly Result[]): Standing[] {
  const rows = new Map(
    teams.map(({ id }): [string, Standing] => [id, { id, points: 0, lead: 0, scored: 0 }]),
  )
  const add = (id: string, own: number, others: number) => {
    const row = rows.get(id)
    if (!row) return
    const gain = gainOf(world, own, others)
    row.points += gain.points
    row.lead += gain.lead
    row.scored += gain.scored
  }
  for (const { fixture, score } of results) {
    if (!score) continue
    add(fixture.home.id, score[0], score[1])
    add(fixture.away.id, score[1], score[0])
  }
  return [...rows.values()]
}

/** The matches to come of a season after so many, one at a time: each asks the model of its sport. */
export function* matchesAhead(season: Season, over: number): Generator<void, MatchAhead[]> {
  const { teams, world, startsMs, fixtureOf } = season
  const places = new Map(teams.map(({ id }, place) => [id, place]))
  const ahead: MatchAhead[] = []
  for (let at = over; at < startsMs.length; at++) {
    const fixture = fixtureOf(at)
    const { home, away } = fixture
    const ends = endsOf(world, world.endsOf(fixture))
    ahead.push({ home: places.get(home.id) ?? 0, away: places.get(away.id) ?? 0, ends })
    yield
  }
  return ahead
}

const endsOf = (world: World, scores: readonly ScoreChance[]): Ends => ({
  p: Float64Array.from(scores, ({ p }) => p),
  home: Float64Array.from(scores, ({ score: [own, other] }) => rankOf(gainOf(world, own, other))),
  away: Float64Array.from(scores, ({ score: [other, own] }) => rankOf(gainOf(world, own, other))),
})

export const playersIn = ({ league, teams, world }: Season): { id: string; name: string }[] =>
  teams.flatMap(({ id }) => world.scorers?.ofSide(league.country, id) ?? [])

export const goalsIn = (results: readonly Result[]): Map<string, number> => {
  const goals = new Map<string, number>()
  for (const id of results.flatMap(({ scorers }) => scorers))
    goals.set(id, (goals.get(id) ?? 0) + 1)
  return goals
}

/** What the markets of a season that is over are settled by. Of scorers those who scored are named. */
export function seasonFacts(season: Season, results: readonly Result[]): SeasonFacts {
  const { league, world } = season
  if (league.isKnockout) return { season: { 'outright.winner': { order: [[winnerOf(results)]] } } }
  const order = orderOf(tableOf(season, results))
  const goals = goalsIn(results)
  const scorers = [...goals.keys()].filter((id) => (world.scorers?.shareOf(id) ?? 0) > 0)
  const facts: SeasonFacts['season'] = { 'outright.winner': { order } }
  const places = league.relegated
  if (places) facts['outright.relegated'] = { order: order.toReversed(), places }
  if (scorers.length > 0) {
    facts['outright.topscorer'] = {
      order: inOrder(
        scorers.map((id) => ({ id })),
        ({ id }) => goals.get(id) ?? 0,
      ),
    }
  }
  return { season: facts }
}

/** Who won the final. */
function winnerOf(results: readonly Result[]): string {
  const { fixture, score } = results.at(-1) ?? {}
  return (score && score[0] > score[1] ? fixture?.home.id : fixture?.away.id) ?? ''
}
