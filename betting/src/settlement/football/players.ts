import type { Outcome } from '@zar/contract/betting/outcome'
import { isHalf, isWhole, linesFrom, outcomeAt, type Quarters } from '../quarter-lines.ts'
import type { Rule, Rules } from '../rule.ts'
import type { FootballFacts, Goal, PlayerFacts } from './facts.ts'

type Facts = FootballFacts
type Seen = { id: string; player: PlayerFacts; goals: readonly Goal[]; line: Quarters }

/** Goals of this player, and those of players whom the source does not name. Own goals are nobody’s. */
function goalsOf({ id, goals }: Pick<Seen, 'id' | 'goals'>): { sure: number; unknown: number } {
  const counted = goals.filter(({ isOwn }) => !isOwn)
  return {
    sure: counted.filter(({ scorer }) => scorer === id).length,
    unknown: counted.filter(({ scorer }) => scorer === null).length,
  }
}

type Way = {
  steps: (seen: Seen) => Quarters | undefined
  took: (player: PlayerFacts) => boolean
  /** Whether nobody did it, where the market asks that too. */
  nobody?: (goals: readonly Goal[]) => boolean | undefined
}

/** Undefined where nobody knows; one who took no part is void. */
function outcomeOf({ steps, took }: Way, seen: Seen): Outcome | undefined {
  if (!took(seen.player)) return 'void'
  const ahead = steps(seen)
  return ahead === undefined ? undefined : outcomeAt(ahead)
}

const played = ({ played }: PlayerFacts) => played

/** One selection a player, and `none` where it is named. */
function perPlayer(way: Way): Pick<Rule<Facts>, 'settle'> {
  const one = (id: string, { players, goals }: Facts, line: Quarters) => {
    if (!goals) return undefined
    if (id === 'none') return noneOf(way, goals)
    const player = players?.[id]
    return player && outcomeOf(way, { id, player, goals, line })
  }
  return {
    settle(facts, line, named) {
      const results = new Map<string, { outcome: Outcome }>()
      for (const id of named) {
        const outcome = one(id, facts, line)
        if (!outcome) return undefined
        results.set(id, { outcome })
      }
      return results
    },
  }
}

function noneOf({ nobody }: Way, goals: readonly Goal[]): Outcome | undefined {
  const isNone = nobody?.(goals)
  return isNone === undefined ? undefined : isNone ? 'win' : 'loss'
}

const steps = (holds: boolean | undefined): Quarters | undefined =>
  holds === undefined ? undefined : holds ? 4 : -4
const overLine = (count: number | undefined, line: Quarters) =>
  count === undefined ? undefined : count * 4 - line

const base = { selections: [], stopGroup: 'players', price: 'b' } as const
const plain = { ...base, lines: null, takes: () => true } as const
const half = {
  lines: linesFrom(0.5, 4.5, 1),
  takes: (line: Quarters) => isHalf(line) || isWhole(line),
}

/** The first goal that somebody scored for their own side. */
const firstOf = (goals: readonly Goal[]) => goals.find(({ isOwn }) => !isOwn)

/** Whether a player has so many goals; undefined where unnamed scorers might make it so many. */
function hasGoals(seen: Pick<Seen, 'id' | 'goals'>, wanted: number): boolean | undefined {
  const { sure, unknown } = goalsOf(seen)
  if (sure >= wanted) return true
  return sure + unknown >= wanted ? undefined : false
}

/** Nobody has so many goals. */
function nobodyHas(goals: readonly Goal[], wanted: number): boolean | undefined {
  const counted = goals.filter(({ isOwn }) => !isOwn)
  if (wanted === 1) return counted.length === 0
  const scorers = counted.flatMap(({ scorer }) => scorer ?? [])
  const each = scorers.map((id) => hasGoals({ id, goals }, wanted))
  if (each.includes(true)) return false
  const { unknown } = goalsOf({ id: '', goals })
  return each.includes(undefined) || unknown >= wanted ? undefined : true
}

/** Markets of players. Own goals are nobody’s. */
export const playerRules: Rules<Facts> = {
  'player.first': {
    ...plain,
    ...perPlayer({
      steps: ({ id, goals }) => {
        const first = firstOf(goals)
        return first?.scorer === null ? undefined : steps(first?.scorer === id)
      },
      took: ({ playedBeforeFirstGoal }) => playedBeforeFirstGoal,
      nobody: (goals) => firstOf(goals) === undefined,
    }),
  },
  'player.any': {
    ...plain,
    ...perPlayer({
      steps: (seen) => steps(hasGoals(seen, 1)),
      took: played,
      nobody: (goals) => nobodyHas(goals, 1),
    }),
  },
  'player.two': {
    ...plain,
    ...perPlayer({
      steps: (seen) => steps(hasGoals(seen, 2)),
      took: played,
      nobody: (goals) => nobodyHas(goals, 2),
    }),
  },
  'player.sot': {
    ...base,
    ...half,
    ...perPlayer({
      steps: ({ player, line }) => overLine(player.shotsOnTarget, line),
      took: played,
    }),
  },
  'player.card': {
    ...plain,
    ...perPlayer({ steps: ({ player }) => steps(player.wasCarded), took: played }),
  },
  'player.ga': {
    ...base,
    ...half,
    ...perPlayer({
      steps: (seen) => {
        const { sure, unknown } = goalsOf(seen)
        const { assists } = seen.player
        return unknown > 0 || assists === undefined
          ? undefined
          : overLine(sure + assists, seen.line)
      },
      took: played,
    }),
  },
}
