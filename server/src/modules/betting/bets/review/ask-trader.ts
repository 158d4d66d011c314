import type { Tx } from '../../../../db/db.ts'
import { ALONE_MAX_KURUS } from './review.ts'

/** Whether a trader looks at a bet of the player: one at a time. Its caller holds the player’s cash. */
export async function hasReview(tx: Tx, playerId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('betting_bet as bet')
    .innerJoin('betting_review as review', 'review.bet_id', 'bet.id')
    .select('bet.id')
    .where('bet.player_id', '=', playerId)
    .where('bet.state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

type Asking = { betId: bigint; costKurus: bigint; limitKurus: bigint; delayMs: number }

/** Has a trader look at a bet that was written as waiting. */
export async function askTrader(tx: Tx, { betId, costKurus, limitKurus, delayMs }: Asking) {
  await tx
    .insertInto('betting_review')
    .values({
      bet_id: betId,
      asked_kurus: costKurus,
      limit_kurus: limitKurus,
      delay_ms: delayMs,
      needs_two: costKurus > ALONE_MAX_KURUS,
    })
    .execute()
}
