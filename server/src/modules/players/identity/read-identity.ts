import type { Identity } from '@zar/contract/players/identity'
import type { Db, Tx } from '../../../db/db.ts'

/** How far the newest check of the player has come; `unchecked` where none was asked for. */
export async function readIdentity(db: Db | Tx, playerId: string): Promise<Identity> {
  const newest = await db
    .selectFrom('identity_check')
    .select(['state', 'asked_at', 'answered_at'])
    .where('player_id', '=', playerId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    state: newest?.state ?? 'unchecked',
    askedAt: newest?.asked_at.toISOString() ?? null,
    answeredAt: newest?.answered_at?.toISOString() ?? null,
  }
}

/** Every check of the player, the newest first. */
export async function listChecks(db: Db, playerId: string) {
  const rows = await db
    .selectFrom('identity_check')
    .select(['state', 'because', 'asked_at', 'answered_at'])
    .where('player_id', '=', playerId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ state, because, asked_at, answered_at }) => ({
    state,
    because,
    askedAt: asked_at.toISOString(),
    answeredAt: answered_at?.toISOString() ?? null,
  }))
}
