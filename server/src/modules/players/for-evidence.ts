import type { Db, Tx } from '../../db/db.ts'
import { usernameKey } from './keys.ts'

/** Whose a file of evidence is. `number` is the one that support knows the account by. */
export type EvidenceOwner = { id: string; number: string; createdAt: Date }

export async function readEvidenceOwner(db: Db | Tx, playerId: string): Promise<EvidenceOwner> {
  const { usercode, created_at } = await db
    .selectFrom('player')
    .select(['usercode', 'created_at'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  return { id: playerId, number: usercode, createdAt: created_at }
}

/** The player of that user name or number; undefined where there is none. */
export async function findEvidenceOwner(db: Db, name: string): Promise<EvidenceOwner | undefined> {
  const digits = name.replace(/^ZR|\s/gi, '')
  const player = await db
    .selectFrom('player')
    .select('id')
    .where((where) =>
      where.or([where('username_key', '=', usernameKey(name)), where('usercode', '=', digits)]),
    )
    .executeTakeFirst()
  return player && readEvidenceOwner(db, player.id)
}

/** Whose account was closed since, and is not erased yet. */
export async function readClosedSince(
  db: Db,
  since: Date,
): Promise<{ playerId: string; closedAt: Date }[]> {
  const rows = await db
    .selectFrom('player')
    .leftJoin('erasure', 'erasure.player_id', 'player.id')
    .select(['player.id', 'closed_at'])
    .where('closed_at', '>=', since)
    .where('erased_at', 'is', null)
    .orderBy('closed_at')
    .execute()
  return rows.flatMap(({ id, closed_at: closedAt }) =>
    closedAt ? [{ playerId: id, closedAt }] : [],
  )
}
