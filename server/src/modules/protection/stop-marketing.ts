import type { Db, Tx } from '../../db/db.ts'

/** As long as the points of a marker run. */
const DAYS = 30

/** From now on, for thirty days, the player is sent no marketing whatever they agreed to. In the caller's transaction. */
export async function stopMarketing(
  tx: Tx,
  { playerId, now, because }: { playerId: string; now: Date; because: string },
): Promise<void> {
  const ends = new Date(now.getTime() + DAYS * 86_400_000)
  await tx
    .insertInto('no_marketing')
    .values({ player_id: playerId, began_at: now, ends_at: ends, because })
    .execute()
}

/** Whether the ladder of help keeps offers from the player now. */
export async function isMarketingStopped(
  db: Db | Tx,
  { playerId, now }: { playerId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('no_marketing')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('began_at', '<=', now)
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
