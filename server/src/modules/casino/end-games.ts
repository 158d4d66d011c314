import type { Db, Tx } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'

/**
 * Stops the bets of the games that were opened from a log-in session which is over (SES-03). Wins
 * and rollbacks of what was staked before still post.
 */
export async function endGames(
  { db, clock }: { db: Db; clock: Clock },
  logInHash: Buffer,
): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('game_session')
    .set({ expires_at: now })
    .where('log_in_hash', '=', logInHash)
    .where('expires_at', '>', now)
    .execute()
}

/** Stops the bets of every game that is open, whosever it is. */
export async function endEveryGame(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('game_session')
    .set({ expires_at: now })
    .where('expires_at', '>', now)
    .execute()
}
