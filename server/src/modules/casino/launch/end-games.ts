import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'

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

/** The log-in sessions that games are open from. */
export async function readLogInsOfGames(db: Db, now: Date): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('game_session')
    .select('log_in_hash')
    .distinct()
    .where('expires_at', '>', now)
    .where('log_in_hash', 'is not', null)
    .$narrowType<{ log_in_hash: Buffer }>()
    .execute()
  return rows.map(({ log_in_hash }) => log_in_hash)
}

/**
 * Stops the bets of every game that is open, whosever it is. One at a time: each moves the version of its
 * player's account, and bets that lock many of them must never wait for one another here.
 */
export async function endEveryGame({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const open = await db
    .selectFrom('game_session')
    .select('token_hash')
    .where('expires_at', '>', now)
    .execute()
  for (const { token_hash } of open) {
    await db
      .updateTable('game_session')
      .set({ expires_at: now })
      .where('token_hash', '=', token_hash)
      .execute()
  }
}
