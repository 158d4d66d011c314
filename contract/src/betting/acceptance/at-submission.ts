import type { Policy } from '../slip.ts'
import { CURRENT, type Decision, ODDS_MOVED, SEEN } from './decision.ts'

/** A selection as it can be bet on. The line is a part of it. */
export type Offer = { oddsMilli: number; line: string | null }

/** What became of the offer that the player saw. */
export type Change = 'same' | 'up' | 'down' | 'line'

export function changeOf(seen: Offer, current: Offer): Change {
  if (seen.line !== current.line) return 'line'
  if (seen.oddsMilli === current.oddsMilli) return 'same'
  return current.oddsMilli > seen.oddsMilli ? 'up' : 'down'
}

const DECISIONS: Record<Policy, Record<Change, Decision>> = {
  none: { same: SEEN, up: ODDS_MOVED, down: ODDS_MOVED, line: ODDS_MOVED },
  better: { same: SEEN, up: CURRENT, down: ODDS_MOVED, line: ODDS_MOVED },
  any: { same: SEEN, up: CURRENT, down: CURRENT, line: ODDS_MOVED },
}

/** Decides a leg as it is sent. What then waits is decided again at the end of its delay. */
export const decideAcceptance = (policy: Policy, change: Change): Decision =>
  DECISIONS[policy][change]

/** A bet is taken before the millisecond in which its event starts, by the database’s clock. */
export const whyRefuseTime = (nowMs: number, startsAtMs: number): 'R-110' | null =>
  nowMs < startsAtMs ? null : 'R-110'
