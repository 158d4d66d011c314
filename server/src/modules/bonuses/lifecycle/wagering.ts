import { KURUS_E5 } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { originIdOf, originOf } from '../../ledger/index.ts'

/** How far one running bonus is, and what of that came by bets. */
export type Progress = { id: string; playerId: string; wageredE5: bigint; byBetsE5: bigint }

/**
 * How far the running bonuses are, of one player or of all: every stake while the bonus ran, from
 * the cash as from the bonus, as far as its game's category counts, less what was rolled back.
 *
 * A bet at our own sportsbook counts once it is settled, and no more where that is taken back: placed while the
 * bonus ran, paid with cash, not void, sold in no part, at no lower odds than the terms say.
 *
 * What is settled of games is added to the kept sums, so that only newer transfers are read next time. Below a
 * fresh transfer another may still be uncommitted, so nothing past it is ever kept.
 */
export async function countWagered(db: Db | Tx, playerId?: string): Promise<Progress[]> {
  const onlyPlayer = playerId ? sql`and player_id = ${playerId}` : sql``
  const { rows } = await sql<Progress>`
    with running as (
      select bonus.*, cash.id as cash_id from bonus
        join account cash on cash.owner_id = player_id and cash.kind = 'player_cash'
        where status = 'active' and bonus.kind <> 'free_bet' ${onlyPlayer}
    ), moved as (
      select running.id as bonus_id, t.id,
             bool_or(t.created_at > clock_timestamp() - interval '1 minute')
               over (partition by running.id order by t.id) as is_fresh,
             case when t.reason = 'bet' and t.source_id in (cash_id, running.account_id)
                    and not idle @> t.created_at then t.amount_e5
                  when t.reason = 'rollback' and t.target_id in (cash_id, running.account_id)
                    and bet.created_at >= counts_from and not idle @> bet.created_at then -t.amount_e5
                  else 0 end
               * coalesce((contribution ->> game.category_id::text)::int, 0) as hundredths
        from running
        join transfer t on t.player_id = running.player_id and t.id > counted_to_id
        left join wallet_transaction own on t.reason in ('bet', 'rollback')
          and own.id = ${originIdOf('t')} and own.provider = ${originOf('t')}
        left join game on game.code = own.game_code
        left join wallet_transaction bet on own.kind = 'rollback' and bet.kind = 'bet'
          and bet.id = own.reference_id and bet.provider = own.provider
    ), summed as (
      select bonus_id, max(id) filter (where not is_fresh) as to_id,
             (coalesce(sum(hundredths) filter (where not is_fresh), 0) / 100)::bigint as settled_e5,
             (sum(hundredths) / 100)::bigint as all_e5
        from moved group by bonus_id
    ), kept as (
      update bonus set counted_to_id = to_id, wagered_e5 = bonus.wagered_e5 + settled_e5
        from summed, running
        -- Whoever counted the same a moment earlier has kept it already.
        where bonus.id = bonus_id and running.id = bonus_id and to_id is not null
          and bonus.counted_to_id = running.counted_to_id
    ), bets as (
      select running.id as bonus_id, sum(cost_kurus * ${KURUS_E5} * bet_percent / 100)::bigint as bets_e5
        from running join betting_bet bet on bet.player_id = running.player_id
        where bet_percent > 0 and bet.state = 'settled' and bet.bonus_account_id is null and parts_sold = 0
          and placed_at >= counts_from and not idle @> placed_at
          and possible_kurus * 1000 >= cost_kurus * bet_odds_min_milli
          and not exists (select from betting_leg leg
            where leg.bet_id = bet.id and leg.odds_milli < leg_odds_min_milli)
        group by running.id
    )
    select running.id, running.player_id as "playerId", coalesce(bets_e5, 0)::bigint as "byBetsE5",
           (greatest(running.wagered_e5 + coalesce(all_e5, 0), 0) + coalesce(bets_e5, 0))::bigint as "wageredE5"
      from running left join summed on summed.bonus_id = running.id left join bets on bets.bonus_id = running.id`.execute(
    db,
  )
  return rows
}

/** What is to be staked in all. */
export const toWagerE5 = ({
  amount_e5: amountE5,
  wagering,
}: {
  amount_e5: bigint | null
  wagering: number
}): bigint => (amountE5 ?? 0n) * BigInt(wagering)
