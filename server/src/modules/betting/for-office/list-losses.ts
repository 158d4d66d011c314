import type { LossLine } from '@zar/contract/office/trading/board'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db } from '../../../db/db.ts'

/** The selections that cost the house most if they win, with what it keeps of their markets then. */
export async function listLosses(db: Db, take: number): Promise<z.output<typeof LossLine>[]> {
  const { rows } = await sql<z.output<typeof LossLine>>`
    with book as (
      select one.id, one.market_id, one.key, one.name, staked_kurus, payout_kurus,
        sum(staked_kurus) over (partition by one.market_id) as staked
      from betting_liability join betting_selection one on one.id = selection_id where staked_kurus > 0)
    select event.id::text as "matchId", event.home, event.away, event.sport, market.key as market, market.line,
      book.key as selection, book.name, book.staked_kurus::float8 as "stakedKurus",
      (book.staked - book.payout_kurus)::float8 as "houseKurus"
    from book join betting_market market on market.id = book.market_id
      join betting_event event on event.id = market.event_id
    order by book.staked - book.payout_kurus, book.id limit ${take}`.execute(db)
  return rows
}
