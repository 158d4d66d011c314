import type { Db, Tx } from '../../../db/db.ts'
import type { DecidedBy, JournalFact, WhichFacts } from '../../../platform/journal-fact.ts'

/** How a player's own limits changed. Those of the operator are not the player's to see from here. */
export async function limitFacts(db: Db | Tx, which: WhichFacts): Promise<JournalFact[]> {
  const rows = await db
    .selectFrom('player_limit_change')
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
  return rows.map(({ id, player_id, kind, period, was, most, asked_at, at }) => ({
    playerId: player_id,
    source: `limit:${id}`,
    at: asked_at,
    notedAt: at,
    kind: 'limit.set',
    members: {
      limit: kind,
      period,
      was: was === null ? null : String(was),
      most: most === null ? null : String(most),
      by: 'player',
      effective: at.toISOString(),
    },
  }))
}

/** Breaks and exclusions, as they began and ended. Why is not told. */
export async function exclusionFacts(db: Db | Tx, which: WhichFacts): Promise<JournalFact[]> {
  const rows = await db
    .selectFrom('exclusion')
    .selectAll()
    .$if('playerId' in which, (query) =>
      query.where('player_id', '=', 'playerId' in which ? which.playerId : ''),
    )
    .$if('since' in which, (query) =>
      'since' in which
        ? query.where((where) =>
            where.or([where('began_at', '>=', which.since), where('ended_at', '>=', which.since)]),
          )
        : query,
    )
    .orderBy('began_at')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const { id, player_id: playerId, began_by, ended_by, kind: type, ends_at, ended_at } = row
    const exclusion = String(id)
    const began = {
      playerId,
      source: `exclusion:${id}`,
      at: row.began_at,
      kind: 'exclusion.began',
      members: { exclusion, type, until: ends_at?.toISOString() ?? null },
      by: [personOr(began_by, 'player')],
    }
    if (ended_at === null) return [began]
    const ended = {
      playerId,
      source: `exclusion:${id}.ended`,
      at: ended_at,
      kind: 'exclusion.ended',
      members: { exclusion, type },
      by: [personOr(ended_by, 'rule')],
    }
    return [began, ended]
  })
}

/** Who was excluded since, by themselves or by an operator; a break is none. */
export async function readExcludedSince(db: Db, since: Date) {
  const rows = await db
    .selectFrom('exclusion')
    .select(['id', 'player_id'])
    .where('began_at', '>=', since)
    .where('kind', '<>', 'time_out')
    .orderBy('id')
    .execute()
  return rows.map(({ id, player_id }) => ({ playerId: player_id, exclusion: String(id) }))
}

const personOr = (name: string | null, itself: DecidedBy): DecidedBy =>
  name === null ? itself : { person: name }
