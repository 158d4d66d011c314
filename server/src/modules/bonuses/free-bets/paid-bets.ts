import type { PaidBet } from '@zar/contract/bonus'
import { unitsOf } from '@zar/contract/money'
import type { Db } from '../../../db/db.ts'
import { profitE5 } from './free-bet.ts'

/** The last bet that each of the player's free bets paid, by the account of the free bet. */
export async function readPaidBets(
  db: Db,
  playerId: string,
): Promise<ReadonlyMap<bigint | null, PaidBet>> {
  const rows = await db
    .selectFrom('sport_bet')
    .innerJoin('bonus', 'bonus.account_id', 'sport_bet.bonus_account_id')
    .select(['bonus.account_id', 'order_number', 'info', 'state', 'stake_e5', 'paid_e5'])
    .where('bonus.player_id', '=', playerId)
    .orderBy('sport_bet.id')
    .execute()
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        orderNumber: row.order_number,
        info: row.info,
        state: row.state,
        paid: unitsOf(row.paid_e5),
        profit: unitsOf(profitE5(row.stake_e5, row.paid_e5)),
      },
    ]),
  )
}
