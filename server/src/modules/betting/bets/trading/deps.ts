import type { BetDeps } from '../deps.ts'

/** What a trader’s command needs. */
export type TradeDeps = Pick<BetDeps, 'db' | 'bus' | 'clock' | 'random'>

/** Who does something, and why: both are kept. */
export type Signed = { operator: string; because: string }
