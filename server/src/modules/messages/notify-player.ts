import { NOTIFICATION_TYPES, type NotificationType } from '@zar/contract/message'
import type { Tx } from '../../db/db.ts'
import { tellPlayer } from '../../hub/outbox.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Text } from '../../platform/http/route.ts'
import type { Random } from '../../platform/random.ts'

export type Notice = {
  playerId: string
  type: keyof typeof NOTIFICATION_TYPES
  title: Text
  note: Text
  /** The operator who wrote it, of a System one. */
  writtenBy?: string
}

export type NotifyDeps = { clock: Clock; random: Random }

/**
 * Stores a notification in both languages and queues its push in the player's language, with the other
 * one's words beside it. Both in the caller's transaction. Answers its id.
 */
export async function notifyPlayer(
  tx: Tx,
  { clock, random }: NotifyDeps,
  { playerId, type, title, note, writtenBy }: Notice,
): Promise<string> {
  const row = {
    id: random.uuid(),
    player_id: playerId,
    type: NOTIFICATION_TYPES[type] satisfies NotificationType,
    title_tr: title.tr,
    title_en: title.en,
    note_tr: note.tr,
    note_en: note.en,
    created_at: clock.now(),
    read_at: null,
    written_by: writtenBy ?? null,
  }
  await tx.insertInto('notification').values(row).execute()
  const { locale } = await tx
    .selectFrom('player')
    .select('locale')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const other = locale === 'tr' ? 'en' : 'tr'
  await tellPlayer(tx, playerId, 'Notification', {
    id: row.id,
    title: title[locale],
    note: note[locale],
    type: row.type,
    timeStamp: row.created_at.toISOString(),
    isRead: false,
    words: { [other]: { title: title[other], note: note[other] } },
  })
  return row.id
}
