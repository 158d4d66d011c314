import type { FootballModel } from '../prices/football/football.ts'
import type { BuilderLeg } from './leg.ts'

/** A player who needs so many more goals. */
export type ScorerLeg = { side: 'home' | 'away'; id: string; share: number; needed: number }

const GOALS_NEEDED: Readonly<Record<string, number>> = { 'player.any': 1, 'player.two': 2 }

export function scorerLeg(
  { course: { expectation, state } }: FootballModel,
  { key, selection }: BuilderLeg,
): ({ of: 'scorer' } & ScorerLeg) | undefined {
  const goals = GOALS_NEEDED[key]
  const player = expectation.players.find(({ id }) => id === selection)
  if (!goals || !player) return undefined
  const scored = state.players.get(player.id)?.goals ?? 0
  return {
    of: 'scorer',
    side: player.side,
    id: player.id,
    share: player.goalShare,
    needed: Math.max(0, goals - scored),
  }
}

/**
 * That all these scorers of one side get what they need out of 0, 1, … `goalsMax` of its goals: each
 * goal is a player’s with the chance of his share, independently.
 */
export function scoredAmong(legs: readonly ScorerLeg[], goalsMax: number): Float64Array {
  const needs = new Map<string, ScorerLeg>()
  for (const leg of legs) {
    if (leg.needed > (needs.get(leg.id)?.needed ?? 0)) needs.set(leg.id, leg)
  }
  return scored([...needs.values()], goalsMax)
}

/** By the first goal: it is one of theirs, who then needs one fewer, or it helps nobody. */
function scored(needy: readonly ScorerLeg[], goalsMax: number): Float64Array {
  const byGoals = new Float64Array(goalsMax + 1)
  if (needy.length === 0) return byGoals.fill(1)
  const after = needy.map((scorer) => ({
    share: scorer.share,
    byGoals: scored(withoutOneGoal(needy, scorer), goalsMax),
  }))
  const others = 1 - needy.reduce((sum, { share }) => sum + share, 0)
  for (let goals = 1; goals <= goalsMax; goals++) {
    byGoals[goals] = after.reduce(
      (sum, { share, byGoals: then }) => sum + share * (then[goals - 1] ?? 0),
      others * (byGoals[goals - 1] ?? 0),
    )
  }
  return byGoals
}

const withoutOneGoal = (needy: readonly ScorerLeg[], scorer: ScorerLeg): ScorerLeg[] =>
  needy
    .map((one) => (one === scorer ? { ...one, needed: one.needed - 1 } : one))
    .filter(({ needed }) => needed > 0)
