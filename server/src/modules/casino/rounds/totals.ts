import type { roundTotals as endpoint, RoundTotals } from '@zar/contract/casino/game-history'
import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'
import { originIdOf, originOrDebtOf, readTransferRange } from '../../ledger/index.ts'

type TotalsCall = z.output<typeof endpoint.input> & { playerId: string }

/**
 * What the ledger says the player staked and won in the period, each without what was given or
 * taken back in it, what is owed included; and in how many rounds.
 */
export async function readRoundTotals(db: Db, call: TotalsCall): Promise<RoundTotals> {
  const { playerId, product = null } = call
  const { fromId, beforeId } = await readTransferRange(db, playerId, call)
  const { rows } = await sql<{ staked: bigint; won: bigint; rounds: number }>`
    with own as (
      select id from account where owner_id = ${playerId} and kind in ('player_cash', 'player_debt')
    ), moved as (
      select t.reason, t.amount_e5, t.source_id in (select id from own) as is_out,
             t.target_id in (select id from own) as is_in,
             w.round_id, w.game_code, w.provider
        from transfer t
        cross join lateral (
          select * from wallet_transaction
            where id = ${originIdOf('t')}
              and provider = ${originOrDebtOf('t')} offset 0) w
        where t.player_id = ${playerId} and t.id >= ${fromId} and t.id < ${beforeId}
          and t.reason in ('bet', 'win', 'rollback')
    )
    select coalesce(sum(case when reason = 'bet' and is_out then amount_e5
                             when reason = 'rollback' and is_in then -amount_e5 end), 0)::bigint as staked,
           coalesce(sum(case when reason = 'win' and is_in then amount_e5
                             when reason = 'rollback' and is_out then -amount_e5 end), 0)::bigint as won,
           (count(distinct (provider, game_code, round_id)) filter (where reason = 'bet'))::int as rounds
      from moved ${product ? ofProduct(product) : sql``}`.execute(db)
  const { staked, won, rounds } = rows[0] ?? { staked: 0n, won: 0n, rounds: 0 }
  return { staked: unitsOf(staked), won: unitsOf(won), net: unitsOf(won - staked), rounds }
}

const ofProduct = (product: string) => sql`
  where game_code in (
    select code from game join game_category category on category.id = game.category_id
      where ${product} = any(category.slugs))`
