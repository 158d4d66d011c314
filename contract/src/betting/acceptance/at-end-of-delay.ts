import type { Policy } from '../slip.ts'
import { CLOSED, CURRENT, type Decision, ODDS_MOVED, SEEN } from './decision.ts'

/** What the database says of a leg once its delay is over. */
export type EndOfDelay = {
  /** The event’s counter of material changes is not what it was at submission. */
  hasMaterialChange: boolean
  /** `danger`: suspended for a dangerous attack and nothing else. */
  market: 'open' | 'danger' | 'closed'
  /** How long ago the delay ended. */
  overMs: number
  seenMilli: number
  currentMilli: number
}

/** The longest that a bet waits on for a danger to pass. */
export const DANGER_WAIT_MAX_MS = 1_500
/** Odds that fell by no more than 3 % without a material change only drifted. */
const DRIFT_FLOOR_PERCENT = 97

type Move = 'same' | 'up' | 'drift' | 'down'

function moveOf(seenMilli: number, currentMilli: number): Move {
  if (currentMilli === seenMilli) return 'same'
  if (currentMilli > seenMilli) return 'up'
  return 100 * currentMilli >= DRIFT_FLOOR_PERCENT * seenMilli ? 'drift' : 'down'
}

const DECISIONS: Record<Policy, Record<Move, Decision>> = {
  none: { same: SEEN, up: SEEN, drift: SEEN, down: ODDS_MOVED },
  better: { same: SEEN, up: CURRENT, drift: SEEN, down: ODDS_MOVED },
  any: { same: SEEN, up: CURRENT, drift: SEEN, down: CURRENT },
}

/** Decides a leg that waited; `wait`: asks again when the danger is over, or at the end of the longest wait. */
export function decideAtEndOfDelay(policy: Policy, end: EndOfDelay): Decision | 'wait' {
  if (end.hasMaterialChange || end.market === 'closed') return CLOSED
  if (end.market === 'danger') return end.overMs < DANGER_WAIT_MAX_MS ? 'wait' : CLOSED
  return DECISIONS[policy][moveOf(end.seenMilli, end.currentMilli)]
}
