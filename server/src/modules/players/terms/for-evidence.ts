import type { Db, Tx } from '../../../db/db.ts'
import type { JournalFact, WhichFacts } from '../../../platform/journal-fact.ts'

/** Which version of which text of law a player accepted, and when. */
export async function termsFacts(db: Db | Tx, which: WhichFacts): Promise<JournalFact[]> {
  const rows = await db
    .selectFrom('terms_acceptance')
    .selectAll()
    .$if('playerId' in which, (query) =>
      query.where('player_id', '=', 'playerId' in which ? which.playerId : ''),
    )
    .$if('since' in which, (query) =>
      'since' in which ? query.where('at', '>=', which.since).limit(which.most) : query,
    )
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, player_id, document, locale, version, sha256, at }) => ({
    playerId: player_id,
    source: `terms:${id}`,
    at,
    kind: 'terms.accepted',
    members: { document, version: String(version), sha256: sha256.toString('hex'), locale },
  }))
}
