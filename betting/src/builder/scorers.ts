import type { Cell } from '../prices/football/cells.ts'
import type { FootballModel } from '../prices/football/football.ts'
import { sumOf } from '../prices/pair.ts'
import type { BuilderLeg } from './leg.ts'

/** A player who needs so many more goals, or the first one of the match. */
export type ScorerLeg = {
  side: 'home' | 'away'
  id: string
  /** Of his side’s goals. */
  share: number
  needed: number
  isFirst: boolean
}

const GOALS_NEEDED: Readonly<Record<string, number>> = {
  'player.first': 1,
  'player.any': 1,
  'player.two': 2,
}

/**
 * Undefined where the player’s side is not told, and where what he has scored so far would have to be known: of his
 * side’s goals nobody says whose they were. One who can still score at any time has scored none.
 */
export function scorerLeg(
  { course: { expectation, state } }: FootballModel,
  { key, selection }: BuilderLeg,
): ({ of: 'scorer' } & ScorerLeg) | undefined {
  const goals = GOALS_NEEDED[key]
  const player = expectation.players.find(({ id }) => id === selection)
  if (!goals || !player) return undefined
  const isFirst = key === 'player.first'
  const own = state.players.get(player.id)
  if (isFirst && sumOf(state.score) > 0) return undefined
  if (goals > 1 && !own && state.score[player.side] > 0) return undefined
  return {
    of: 'scorer',
    side: player.side,
    id: player.id,
    share: player.goalShare,
    needed: Math.max(0, goals - (own?.goals ?? 0)),
    isFirst,
  }
}

/** The chance that the first goal of a course is that side’s: within a half each order of its goals is as likely. */
export function opens({ i, j, u, v }: Cell, side: ScorerLeg['side']): number {
  const [home, away] = i + j > 0 ? [i, j] : [u, v]
  return home + away === 0 ? 0 : (side === 'home' ? home : away) / (home + away)
}

/**
 * That all these scorers of one side get what they need out of 0, 1, … `goalsMax` of its goals: each
 * goal is a player’s with the chance of his share, independently. Who scores first is asked of a side that does.
 */
export function scoredAmong(legs: readonly ScorerLeg[], goalsMax: number): Float64Array {
  const needs = new Map<string, ScorerLeg>()
  for (const leg of legs.filter(({ isFirst }) => !isFirst)) {
    if (leg.needed > (needs.get(leg.id)?.needed ?? 0)) needs.set(leg.id, leg)
  }
  const needy = [...needs.values()]
  const first = legs.find(({ isFirst }) => isFirst)
  if (!first) return scored(needy, goalsMax)
  const then = scored(withoutOneGoal(needy, first), goalsMax)
  return then.map((_, goals) => first.share * (then[goals - 1] ?? 0))
}

/** By the first goal: it is one of theirs, who then needs one fewer, or it helps nobody. */
function scored(needy: readonly ScorerLeg[], goalsMax: number): Float64Array {
  const byGoals = new Float64Array(goalsMax + 1)
  if (needy.length === 0) return byGoals.fill(1)
  const after = needy.map((scorer) => ({
    share: scorer.share,
    byGoals: scored(withoutOneGoal(needy, scorer), goalsMax),
  }))
  const others = Math.max(0, 1 - needy.reduce((sum, { share }) => sum + share, 0))
  for (let goals = 1; goals <= goalsMax; goals++) {
    byGoals[goals] = after.reduce(
      (sum, { share, byGoals: then }) => sum + share * (then[goals - 1] ?? 0),
      others * (byGoals[goals - 1] ?? 0),
    )
  }
  return byGoals
}

const withoutOneGoal = (needy: readonly ScorerLeg[], { id }: ScorerLeg): ScorerLeg[] =>
  needy
    .map((one) => (one.id === id ? { ...one, needed: one.needed - 1 } : one))
    .filter(({ needed }) => needed > 0)
