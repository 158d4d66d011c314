import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Sessions } from './session.ts'
import { IDLE_MS } from './session-reader.ts'

/** Each minute so many at most; the others a minute later. */
const BATCH_MAX = 1_000

export const END_IDLE_CRONTAB = '* * * * * end_idle_sessions'

type Deps = {
  db: Db
  clock: Clock
  sessions: Pick<Sessions, 'announceEnded'>
  hasStakedSince: (playerId: string, since: Date) => Promise<boolean>
}

/**
 * Ends the sessions whose time is over though nobody asked about them since, so that what hangs on
 * them ends too: a game in another window takes no bet half an hour after the last sign of its player
 * (SES-02).
 */
export async function endIdleSessions(deps: Deps): Promise<void> {
  const { db, clock, sessions, hasStakedSince } = deps
  const now = clock.now()
  const idleSince = new Date(now.getTime() - IDLE_MS)
  const quiet = await db
    .selectFrom('session')
    .select(['token_hash', 'player_id', 'expires_at'])
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<=', idleSince)
    .orderBy('last_seen_at')
    .limit(BATCH_MAX)
    .execute()
  for (const { token_hash, player_id, expires_at } of quiet) {
    const isOver = expires_at <= now || !(await hasStakedSince(player_id, idleSince))
    // Somebody may have been seen there since it was read: then it goes on.
    const ended = await db
      .updateTable('session')
      .set(isOver ? { ended_at: now } : { last_seen_at: now })
      .where('token_hash', '=', token_hash)
      .where('ended_at', 'is', null)
      .where('last_seen_at', '<=', idleSince)
      .returning('token_hash')
      .executeTakeFirst()
    if (ended && isOver) await sessions.announceEnded([token_hash])
  }
}
