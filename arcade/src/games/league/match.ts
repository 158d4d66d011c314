import type { Random } from '../game.ts'
import { range } from '../shuffle.ts'
import { WEIGHTS_SUM } from './goal-weights.ts'
import { weightsOf } from './odds.ts'
import type { Goals } from './season.ts'
import type { Strengths } from './teams.ts'

/** How many goals a drawn number of 10⁶ is, by the weights from none to seven. */
export function goalsAt(drawn: number, weights: readonly number[]): number {
  let left = drawn
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** Of all matches of a week: for each a number for the home side and one for its guest. */
export const drawResults = (matches: readonly Strengths[], random: Random): Goals[] =>
  matches.map(({ home, away }) => ({
    home: goalsAt(random.below(WEIGHTS_SUM), weightsOf(home)),
    away: goalsAt(random.below(WEIGHTS_SUM), weightsOf(away)),
  }))

export type Side = 'home' | 'away'
/** A moment of the film. `player` is the number on the disc; after a goal `score` is what stands. */
export type MatchEvent = {
  minute: number
  side: Side
  kind: 'goal' | 'shot' | 'save' | 'corner' | 'card'
  player: number
  score?: Goals
}

export const MINUTES = 90
const OTHERS = ['shot', 'save', 'corner', 'corner', 'card'] as const
/** At least so many moments that are no goals, and one of so many more. */
const [OTHERS_LEAST, OTHERS_SPREAD] = [8, 9]
/** The goalkeeper, who is 1, shoots at no goal. */
const [FIRST_PLAYER, PLAYERS] = [2, 10]

/** Drawn after all results, which it only tells: as many goals for each side as the result has. */
export function drawEvents(result: Goals, random: Random): MatchEvent[] {
  const drawMoment = (side: Side, kind: MatchEvent['kind']): MatchEvent => ({
    minute: 1 + random.below(MINUTES),
    side,
    kind,
    player: FIRST_PLAYER + random.below(PLAYERS),
  })
  const goals = (['home', 'away'] as const).flatMap((side) =>
    range(1, result[side]).map(() => drawMoment(side, 'goal')),
  )
  const others = range(1, OTHERS_LEAST + random.below(OTHERS_SPREAD)).map(() => {
    const side = random.below(2) === 0 ? 'home' : 'away'
    return drawMoment(side, OTHERS[random.below(OTHERS.length)] ?? 'shot')
  })
  return withScores([...goals, ...others].sort((a, b) => a.minute - b.minute))
}

function withScores(events: readonly MatchEvent[]): MatchEvent[] {
  const score = { home: 0, away: 0 }
  return events.map((event) => {
    if (event.kind !== 'goal') return event
    score[event.side] += 1
    return { ...event, score: { ...score } }
  })
}
