import { unitsOf } from '@zar/contract/money'
import { OWN_ROWS_MAX, type OwnSportBets } from '@zar/contract/players/own-data'
import type { Db } from '../../db/db.ts'
import { dueE5 } from './due.ts'

/** Every bet of one player at a partner, the newest first (PRV-02). */
export async function copySportBets(db: Db, playerId: string): Promise<OwnSportBets> {
  const of = db.selectFrom('sport_bet').where('player_id', '=', playerId)
  const { total } = await of
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const bets = await of.selectAll().orderBy('id', 'desc').limit(OWN_ROWS_MAX).execute()
  return {
    total: Number(total),
    rows: bets.map((bet) => ({
      partner: bet.partner,
      orderNumber: bet.order_number,
      info: bet.info,
      state: bet.state,
      stake: unitsOf(bet.stake_e5),
      paid: unitsOf(dueE5(bet, bet.paid_e5)),
      isFree: bet.bonus_account_id !== null,
      possibleWin: bet.possible_win_e5 === null ? null : unitsOf(dueE5(bet, bet.possible_win_e5)),
      placedAt: bet.placed_at.toISOString(),
      changedAt: bet.changed_at.toISOString(),
    })),
  }
}
