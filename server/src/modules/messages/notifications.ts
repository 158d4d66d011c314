import type { Locale } from '@zar/contract/limits'
import type { Notification } from '@zar/contract/message'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuseIf } from '../../platform/refusal.ts'

type Page = { playerId: string; locale: Locale; skip: number; take: number }

/** Further back than this nobody pages by hand. */
const SKIP_MAX = 100_000

/** The player's notifications in the language they read now, newest first. */
export async function listNotifications(db: Db, page: Page): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('player_id', '=', page.playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(Math.min(page.skip, SKIP_MAX))
    .limit(page.take)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row[`title_${page.locale}`],
    note: row[`note_${page.locale}`],
    type: row.type,
    timeStamp: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  }))
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Marks one of the player's own notifications as read; a second time changes nothing. */
export async function readNotification(
  { db, clock }: { db: Db; clock: Clock },
  { id, playerId }: { id: string; playerId: string },
): Promise<void> {
  refuseIf(!UUID.test(id), 'not_found')
  const read = await db
    .updateTable('notification')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(clock.now())) }))
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returning('id')
    .executeTakeFirst()
  refuseIf(!read, 'not_found')
}
