import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

/** What a person did on a market. */
export type TradeDeed = { did: 'priced' | 'priced_wide' | 'suspended' | 'entered'; at: Date }

/**
 * What a person did on a market, its selections or its match: prices and suspensions of a day, and facts that they
 * entered whenever.
 */
export async function readDeeds(
  db: Db | Tx,
  { marketId, by }: { marketId: bigint; by: string },
): Promise<TradeDeed[]> {
  const { rows } = await sql<TradeDeed>`
    select case kind when 'price' then 'priced' when 'price_wide' then 'priced_wide' when 'facts' then 'entered'
        else 'suspended' end as did, asked_at as at
    from betting_order one
    where asked_by = ${by} and state = 'done' and (
      kind = 'facts' and (subject = ${`market ${marketId}`}
        or exists (select from betting_facts where order_id = one.id and market_id = ${marketId}))
      or kind in ('price', 'price_wide', 'suspend') and asked_at > clock_timestamp() - interval '24 hours'
        and (subject in ('all', ${`market ${marketId}`}) or subject in (
          select 'selection ' || id from betting_selection where market_id = ${marketId}
          union all select 'event ' || event_id from betting_market where id = ${marketId})))`.execute(
    db,
  )
  return rows
}
