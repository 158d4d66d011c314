import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { SessionEndReason } from '../../../db/tables/office.ts'
import type { Caller } from '../../../platform/http/route.ts'
import type { Random } from '../../../platform/random.ts'
import { tokenHash } from '../../../platform/token-hash.ts'
import { endViews } from '../../players/index.ts'

/** How long a session lasts, how long without a key pressed, and how many one person has. */
export const STAFF_SESSION = { hours: 8, idleMinutes: 15, perPerson: 3 } as const
/** Signs of life are written at most so often. */
const SEEN_SECONDS = 10
const TOKEN_BYTES = 32

export type StaffSession = {
  id: string
  staffId: string
  startedAt: Date
  endsAt: Date
  /** Of one that a command line keeps; null in a browser. */
  machine: string | null
}

/** What a command line's session is kept on, and what binds it to that. */
export type Kept = { machine: string; bindingHash: Buffer }

const over = sql<boolean>`started_at <= clock_timestamp() - make_interval(hours => ${STAFF_SESSION.hours})`
/** Nobody sits before a command line between two commands. */
const idle = sql<boolean>`machine is null and seen_at <= clock_timestamp() - make_interval(mins => ${STAFF_SESSION.idleMinutes})`

/** Opens a session and ends the oldest where there are too many. The token is told once and kept as its hash. */
export async function startSession(
  tx: Tx,
  { random }: { random: Random },
  { staffId, caller, kept }: { staffId: string; caller: Caller; kept?: Kept },
): Promise<{ id: string; token: string }> {
  const token = random.token(TOKEN_BYTES)
  const id = random.uuid()
  const { ip, userAgent } = caller
  // The person's row puts log-ins of one person in line.
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
  await tx
    .insertInto('staff_session')
    .values({
      id,
      token_hash: tokenHash(token),
      staff_id: staffId,
      ip,
      agent: kept ? `zar-office ${kept.machine}` : userAgent,
      machine: kept?.machine ?? null,
      binding_hash: kept?.bindingHash ?? null,
    })
    .execute()
  const open = await tx
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()
  const rest = open.filter((one) => one.id !== id).slice(STAFF_SESSION.perPerson - 1)
  await endSessions(
    tx,
    rest.map((one) => one.id),
    'too_many',
  )
  return { id, token }
}

/**
 * The session of this token, if it is open and its person is active. One that has run out ends here; a
 * sign of life is noted unless the page asked by itself.
 */
export async function findSession(
  db: Db,
  token: string,
  { isPoll, binding }: { isPoll: boolean; binding: string },
): Promise<StaffSession | undefined> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff_session.id',
      'staff_id',
      'started_at',
      'staff.state',
      'machine',
      'binding_hash',
    ])
    .select([over.as('isOver'), idle.as('isIdle')])
    .select(
      sql<boolean>`seen_at <= clock_timestamp() - make_interval(secs => ${SEEN_SECONDS})`.as(
        'isSeenLong',
      ),
    )
    .where('token_hash', '=', tokenHash(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const why = isElsewhere(row.binding_hash, binding) ? 'ended' : whyOver(row)
  if (why) await db.transaction().execute((tx) => endSessions(tx, [row.id], why))
  if (why) return undefined
  if (row.isSeenLong && !isPoll) await noteLife(db, row.id)
  const { id, staff_id: staffId, started_at: startedAt, machine } = row
  const endsAt = new Date(startedAt.getTime() + STAFF_SESSION.hours * 3_600_000)
  return { id, staffId, startedAt, endsAt, machine }
}

/** A copy of a command line's session, used on another machine or from another file: it ends for both. */
const isElsewhere = (bindingHash: Buffer | null, binding: string): boolean =>
  bindingHash !== null && !bindingHash.equals(tokenHash(binding))

function whyOver(row: { state: string; isOver: boolean; isIdle: boolean }) {
  if (row.state !== 'active') return 'suspended'
  if (row.isOver) return 'over'
  return row.isIdle ? 'idle' : undefined
}

async function noteLife(db: Db, id: string): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ seen_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Whether the session is open, in time and of somebody active. It is no sign of life. */
export async function isLive(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.state', over.as('isOver'), idle.as('isIdle')])
    .where('staff_session.id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined && whyOver(row) === undefined
}

/** Ends these sessions, and with each the elevations that it asked for and the view that it opened. */
export async function endSessions(
  tx: Tx,
  ids: readonly string[],
  why: SessionEndReason,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('staff_session')
    .set({ ended_at: sql`clock_timestamp()`, end_reason: why })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
  await tx
    .updateTable('staff_elevation')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('session_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
  await endViews(tx, ids)
}

/** Ends all sessions of a person, as at a suspension. */
export async function endSessionsOf(
  tx: Tx,
  staffId: string,
  why: SessionEndReason,
): Promise<number> {
  const open = await tx
    .selectFrom('staff_session')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  await endSessions(
    tx,
    open.map((one) => one.id),
    why,
  )
  return open.length
}
