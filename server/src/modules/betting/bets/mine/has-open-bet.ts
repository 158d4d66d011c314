import type { Tx } from '../../../../db/db.ts'

/** Whether a player has a bet that is not decided or not settled yet. */
export async function hasOpenBet(tx: Tx, playerId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('betting_bet')
    .select('id')
    .where('player_id', '=', playerId)
    .where('state', 'in', ['waiting', 'open'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
