import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { takeLonger } from '../../../db/take-longer.ts'
import { promiseEndOfAll } from '../../../hub/outbox.ts'

type Ending = {
  /** Who had it done; of two, the second. */
  operator: string
  now: Date
  proposedBy?: string | undefined
  because?: string
}

/**
 * Ends every session of every player, and writes down who of the operator had it done (PRV-03). What hangs on
 * them is closed by every process soon after the commit. Sessions of the office are another table's.
 */
export async function endEverySession(tx: Tx, ending: Ending): Promise<number> {
  const { operator, now, proposedBy = null, because = null } = ending
  await takeLonger(tx, 60_000)
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'house' })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  const sessions = Number(numUpdatedRows)
  await tx
    .insertInto('every_session_ended')
    .values({ at: now, operator, sessions, proposed_by: proposedBy, because })
    .execute()
  await promiseEndOfAll(tx)
  return sessions
}

/** Sessions that nobody has ended and whose time is not over. */
export async function countOpenSessions(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

type EverySessionEnded = {
  at: Date
  operator: string
  proposedBy: string | null
  because: string | null
  sessions: number
}

/** Each time that every session was ended, the latest first. */
export const readEveryEnds = (db: Db, limit: number): Promise<EverySessionEnded[]> =>
  db
    .selectFrom('every_session_ended')
    .select(['at', 'operator', 'proposed_by as proposedBy', 'because', 'sessions'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
