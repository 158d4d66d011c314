import type { Db } from '../../../db/db.ts'

const E5_OF_KURUS = 1_000n

/** A bet at our own book by its number; undefined where there is none. */
export async function findBet(db: Db, id: bigint) {
  const row = await db
    .selectFrom('betting_bet')
    .select(['id', 'player_id', 'state', 'cost_kurus', 'placed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      id: `${row.id}`,
      playerId: row.player_id,
      state: row.state,
      amountE5: row.cost_kurus * E5_OF_KURUS,
      at: row.placed_at,
    }
  )
}
