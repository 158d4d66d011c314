import type { Tx } from '../../../../db/db.ts'
import { lockCashAndBumpVersion } from '../../../ledger/index.ts'
import { lockPlayer } from '../../../protection/index.ts'
import { lockBet, type StoredBet } from './stored-bet.ts'

/** Holds the player’s cash and then the bet: always in this order, as a payout repays debts of other bets. */
export async function holdBet(tx: Tx, betId: bigint): Promise<StoredBet | undefined> {
  const owner = await tx
    .selectFrom('betting_bet')
    .select('player_id')
    .where('id', '=', betId)
    .executeTakeFirst()
  return owner && holdBetOf(tx, { betId, playerId: owner.player_id })
}

/**
 * The same, where it is known whose it is. The player of a free bet is held first: what was not used is given back.
 */
export async function holdBetOf(
  tx: Tx,
  { betId, playerId }: { betId: bigint; playerId: string },
): Promise<StoredBet | undefined> {
  const free = await tx
    .selectFrom('betting_bet')
    .select('id')
    .where('id', '=', betId)
    .where('bonus_account_id', 'is not', null)
    .executeTakeFirst()
  if (free) await lockPlayer(tx, playerId)
  await lockCashAndBumpVersion(tx, playerId)
  return lockBet(tx, betId)
}
