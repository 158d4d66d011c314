import type { Db, Tx } from '../../../db/db.ts'
import type { JournalFact, WhichFacts } from '../../../platform/journal-fact.ts'

/** What players were told in their panel, in the language that they had. */
export async function messageFacts(db: Db | Tx, which: WhichFacts): Promise<JournalFact[]> {
  const rows = await db
    .selectFrom('notification')
    .innerJoin('player', 'player.id', 'player_id')
    .select(['notification.id', 'player_id', 'title_tr', 'title_en', 'note_tr', 'note_en'])
    .select(['notification.created_at', 'locale'])
    .$if('playerId' in which, (query) =>
      query.where('player_id', '=', 'playerId' in which ? which.playerId : ''),
    )
    .$if('since' in which, (query) =>
      'since' in which
        ? query.where('notification.created_at', '>=', which.since).limit(which.most)
        : query,
    )
    .orderBy('notification.created_at')
    .orderBy('notification.id')
    .execute()
  return rows.map((row) => {
    const isTurkish = row.locale === 'tr'
    const [title, note] = isTurkish ? [row.title_tr, row.note_tr] : [row.title_en, row.note_en]
    return {
      playerId: row.player_id,
      source: `message:${row.id}`,
      at: row.created_at,
      kind: 'message.sent',
      members: { message: row.id, sender: 'house', text: `${title}\n${note}` },
    }
  })
}
