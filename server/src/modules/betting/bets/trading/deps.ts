import type { Tx } from '../../../../db/db.ts'
import type { BetDeps } from '../deps.ts'

/** What a trader’s command needs. */
export type TradeDeps = Pick<BetDeps, 'db' | 'bus' | 'clock' | 'random'>

/** Who does something, and why: both are kept. */
export type Signed = {
  operator: string
  because: string
  /** The second person, of what takes two. */
  approvedBy?: string | undefined
  /** Written beside it, in its transaction. */
  also?: ((tx: Tx) => Promise<unknown>) | undefined
}
