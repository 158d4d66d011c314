import type { Season as Asked } from '@zar/betting/prices/outright/season-chances'
import { inOrder, orderOf, pointsOf, type Standing } from '@zar/betting/prices/outright/table'
import type { SeasonFacts } from '@zar/betting/settlement/outright'
import type { Fixture, Two } from '../fixture.ts'
import { football } from '../football/football.ts'
import { goalsOf } from '../football/goals.ts'
import { goalShareOf, playersOfSide } from '../football/players.ts'
import { SCORED_SHARE } from '../football/timeline.ts'
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
export function resultOf(seed: string, fixture: Fixture): Result {
  const { endS, isAbandoned, factsAt } = football.playOf(seed, fixture)
  const { fullTime = [0, 0], goals = [] } = factsAt(endS)
  const scored = goals.flatMap(({ scorer, isOwn }) => (scorer !== null && !isOwn ? [scorer] : []))
  return {
    fixture,
    endMs: fixture.startMs + endS * 1_000,
    score: isAbandoned ? null : fullTime,
    scorers: isAbandoned ? [] : scored,
  }
}

/** The table of a season by the results so far. */
export function tableOf({ teams }: Season, results: readonly Result[]): Standing[] {
  const rows = new Map(
    teams.map(({ id }): [string, Standing] => [id, { id, points: 0, lead: 0, scored: 0 }]),
  )
  const add = (id: string, own: number, others: number) => {
    const row = rows.get(id)
    if (!row) return
    row.points += pointsOf(own, others)
    row.lead += own - others
    row.scored += own
  }
  for (const { fixture, score } of results) {
    if (!score) continue
    add(fixture.home.id, score[0], score[1])
    add(fixture.away.id, score[1], score[0])
  }
  return [...rows.values()]
}

export const playersIn = ({ league, teams }: Season): { id: string; name: string }[] =>
  teams.flatMap(({ id }) => playersOfSide(league.country, id))

const goalsIn = (results: readonly Result[]): Map<string, number> => {
  const goals = new Map<string, number>()
  for (const id of results.flatMap(({ scorers }) => scorers))
    goals.set(id, (goals.get(id) ?? 0) + 1)
  return goals
}

/** The season as its prices see it: so many of its matches are over, by their results. */
export function expectedOf(season: Season, results: readonly Result[]): Asked {
  const over = new Set(results.map(({ fixture }) => fixture.id))
  const ahead = season.fixtures
    .filter(({ id }) => !over.has(id))
    .map((fixture) => ({ home: fixture.home.id, away: fixture.away.id, goals: goalsOf(fixture) }))
  const ofSide = new Map<string, number>()
  for (const { home, away, goals } of ahead) {
    ofSide.set(home, (ofSide.get(home) ?? 0) + goals[0])
    ofSide.set(away, (ofSide.get(away) ?? 0) + goals[1])
  }
  const goals = goalsIn(results)
  return {
    standings: tableOf(season, results),
    ahead,
    relegated: season.league.relegated ?? 0,
    scorers: playersIn(season).map(({ id }) => ({
      id,
      goals: goals.get(id) ?? 0,
      expected:
        (ofSide.get(id.slice(0, id.lastIndexOf('-'))) ?? 0) * SCORED_SHARE * goalShareOf(id),
    })),
  }
}

/** What the markets of a season that is over are settled by. Of scorers those who scored are named. */
export function seasonFacts(season: Season, results: readonly Result[]): SeasonFacts {
  const order = orderOf(tableOf(season, results))
  const goals = goalsIn(results)
  const scorers = [...goals.keys()].filter((id) => goalShareOf(id) > 0).map((id) => ({ id }))
  const facts: SeasonFacts['season'] = { 'outright.winner': { order } }
  const places = season.league.relegated
  if (places) facts['outright.relegated'] = { order: order.toReversed(), places }
  if (scorers.length > 0) {
    facts['outright.topscorer'] = { order: inOrder(scorers, ({ id }) => goals.get(id) ?? 0) }
  }
  return { season: facts }
}
