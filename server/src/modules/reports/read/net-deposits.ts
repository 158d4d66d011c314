import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** A player's deposits less paid withdrawals over the newest days with today: of sealed rows by day, then one by one. */
export async function readNetDeposits(db: Db, playerId: string, days: number): Promise<bigint> {
  const { rows } = await sql<{ net: bigint }>`
    with mark as (select to_id from rollup_mark)
    select ((
      select coalesce(sum(deposits_e5 - withdrawals_e5), 0) from player_day
        where player_id = ${playerId} and day > day_of_istanbul_v1(clock_timestamp()) - ${days}::int
    ) + (
      select coalesce(sum(case reason when 'deposit' then amount_e5 else -amount_e5 end), 0) from transfer
        where player_id = ${playerId} and id > (select to_id from mark) and reason in ('deposit', 'withdrawal_paid')
    ))::bigint as net`.execute(db)
  return rows[0]?.net ?? 0n
}
