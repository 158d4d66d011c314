import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import { microsecondsOf, momentAt } from '../../../db/at-moment.ts'
import type { Db } from '../../../db/db.ts'

type Asked = {
  /** What was sent before this. */
  before: { us: bigint; id: string } | undefined
  limit: number
  locale: Locale
}

/** What a player was told in their inbox, the newest first. What went by mail and SMS is kept nowhere. */
export async function readInbox(db: Db, playerId: string, { before, limit, locale }: Asked) {
  const rows = await db
    .selectFrom('notification')
    .select(['id', 'created_at', 'written_by'])
    .select(['title_tr', 'title_en', 'note_tr', 'note_en'])
    .select(microsecondsOf('created_at').as('us'))
    .where('player_id', '=', playerId)
    .$if(before !== undefined, (query) => {
      const moment = momentAt(before?.us ?? 0n)
      return query.where(
        sql<boolean>`created_at <= ${moment} and (created_at < ${moment} or id > ${before?.id}::uuid)`,
      )
    })
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    us: BigInt(row.us),
    at: row.created_at,
    title: row[`title_${locale}`],
    note: row[`note_${locale}`],
    by: row.written_by,
  }))
}
