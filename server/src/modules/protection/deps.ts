import type { LimitPeriod } from '@zar/contract/protection'
import type { Db, Tx } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'

export type ProtectionDeps = {
  db: Db
  clock: Clock
  random: Random
  /** What the player has paid in up to now, or is about to: handed in by the cashier, which stands above. */
  readDepositedE5: (playerId: string, now: Date) => Promise<Record<LimitPeriod, bigint>>
  /** The log-in sessions, handed in by the players, who stand above. */
  sessions: {
    /** In the transaction that shuts the player out; `announceEnded` after its commit. */
    endAllIn: (
      tx: Tx,
      ending: { playerId: string; why: 'break' | 'excluded' | 'blocked' },
    ) => Promise<Buffer[]>
    announceEnded: (tokenHashes: readonly Buffer[]) => Promise<void>
  }
  /** Called after each commit that promised a push. */
  onCommitted: () => void
}
