import type { SlipCode } from '../slip.ts'

export type Refusal = Extract<SlipCode, 'R-101' | 'R-110' | 'R-112'>

/** At which odds a leg is taken, or why it is not. In a combo each leg alone must be taken. */
export type Decision = { take: 'seen' | 'current' } | { refuse: Refusal }

export const SEEN = { take: 'seen' } as const
export const CURRENT = { take: 'current' } as const
export const ODDS_MOVED = { refuse: 'R-101' } as const
export const CLOSED = { refuse: 'R-112' } as const
