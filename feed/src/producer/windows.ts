import type { ProducerName } from '../protocol/producer-name.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long messages can be asked for again. */
export const REPLAY_MS: Record<ProducerName, number> = { live: 10 * MINUTE_MS, pre: 72 * HOUR_MS }
/** Those that tell what bets are paid. */
export const SETTLING_REPLAY_MS = 72 * HOUR_MS
