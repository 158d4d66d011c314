import { PLAYER_VIEW } from '@zar/contract/office/view/player-view'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { Random } from '../../../platform/random.ts'
import { tokenHash } from '../../../platform/token-hash.ts'

/** Somebody of the office looks at a player's pages. Its times are the database's. */
export type PlayerView = {
  id: string
  playerId: string
  staffId: string
  staffSessionId: string
  endsAt: Date
}

const TOKEN_BYTES = 32
const inTime = sql<boolean>`ended_at is null
  and opened_at > clock_timestamp() - make_interval(mins => ${PLAYER_VIEW.minutes})`
const isCodeGood = sql<boolean>`taken_at is null
  and opened_at > clock_timestamp() - make_interval(secs => ${PLAYER_VIEW.codeSeconds})`

type Opening = Pick<PlayerView, 'playerId' | 'staffId' | 'staffSessionId'>

/** Opens a view and ends the one that this session had. The code is told once and kept as its hash. */
export async function openView(
  tx: Tx,
  { random }: { random: Random },
  { playerId, staffId, staffSessionId }: Opening,
): Promise<{ id: string; code: string }> {
  await endViews(tx, [staffSessionId])
  const [id, code] = [random.uuid(), random.token(TOKEN_BYTES)]
  await tx
    .insertInto('player_view')
    .values({
      id,
      player_id: playerId,
      staff_id: staffId,
      staff_session_id: staffSessionId,
      code_hash: tokenHash(code),
      token_hash: null,
      taken_at: null,
      ended_at: null,
    })
    .execute()
  return { id, code }
}

/** The token for this code, once; undefined where it was taken, is too old or is none. */
export async function takeView(
  db: Db,
  { random }: { random: Random },
  code: string,
): Promise<string | undefined> {
  const token = random.token(TOKEN_BYTES)
  const taken = await db
    .updateTable('player_view')
    .set({ token_hash: tokenHash(token), taken_at: sql`clock_timestamp()` })
    .where('code_hash', '=', tokenHash(code))
    .where(isCodeGood)
    .where(inTime)
    .returning('id')
    .executeTakeFirst()
  return taken && token
}

/** The view of this token, until its end. Whether its person may still see it is the office's to say. */
export async function findView(db: Db, token: string): Promise<PlayerView | undefined> {
  const row = await db
    .selectFrom('player_view')
    .select(['id', 'player_id', 'staff_id', 'staff_session_id', 'opened_at'])
    .where('token_hash', '=', tokenHash(token))
    .where(inTime)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      playerId: row.player_id,
      staffId: row.staff_id,
      staffSessionId: row.staff_session_id,
      endsAt: viewEnd(row.opened_at),
    }
  )
}

/** Ends the views that these sessions of the office opened. */
export async function endViews(db: Db | Tx, staffSessionIds: readonly string[]): Promise<void> {
  if (staffSessionIds.length === 0) return
  await db
    .updateTable('player_view')
    .set({ ended_at: sql`clock_timestamp()` })
    .where('staff_session_id', 'in', staffSessionIds)
    .where('ended_at', 'is', null)
    .execute()
}

/** When a view that was opened then is over by itself. */
export const viewEnd = (openedAt: Date): Date =>
  new Date(openedAt.getTime() + PLAYER_VIEW.minutes * 60_000)
