import * as contract from '@zar/contract/betting/preferences'
import type { Db, Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { implementForPlayer, type Route } from '../../../platform/http/route.ts'

type Kept = contract.KeptPreferences
type Save = Kept & { preferences: contract.BettingPreferences; playerId: string }

/** What a player has starred and set in the sportsbook. */
export function preferenceRoutes({ db, clock }: { db: Db; clock: Clock }): Route[] {
  return [
    implementForPlayer(contract.bettingPreferences, async ({ player: { playerId } }) => ({
      data: await readPreferences(db, playerId),
    })),

    implementForPlayer(
      contract.saveBettingPreferences,
      async ({ input, player: { playerId } }) => ({
        data: await savePreferences(db, { ...input, playerId }, clock.now()),
      }),
    ),
  ]
}

export async function readPreferences(db: Db, playerId: string): Promise<Kept> {
  const row = await db
    .selectFrom('betting_preference')
    .select(['version', 'preferences'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row
    ? { version: row.version, preferences: row.preferences as contract.BettingPreferences }
    : { version: 0, preferences: null }
}

/** Saves over `version`. Where another stands, nothing changes and that is answered. */
async function savePreferences(db: Db, { playerId, version, preferences }: Save, now: Date) {
  const row = {
    version: version + 1,
    preferences: JSON.stringify(preferences),
    changed_at: now,
  }
  const saved =
    version === 0
      ? await db
          .insertInto('betting_preference')
          .values({ player_id: playerId, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
          .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows)
      : await db
          .updateTable('betting_preference')
          .set(row)
          .where('player_id', '=', playerId)
          .where('version', '=', version)
          .executeTakeFirst()
          .then(({ numUpdatedRows }) => numUpdatedRows)
  if (saved === 1n) return { isSaved: true, version: row.version, preferences }
  return { isSaved: false, ...(await readPreferences(db, playerId)) }
}

/** Forgets what the player has starred and set. */
export async function erasePreferences(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('betting_preference').where('player_id', '=', playerId).execute()
}
