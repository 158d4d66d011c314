import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** A player's deposits less paid withdrawals over the newest days with today. */
export const readNetDeposits = async (db: Db, playerId: string, days: number): Promise<bigint> =>
  (await readPaidIn(db, playerId, days)).netE5

/** Deposits, and deposits less paid withdrawals: of sealed rows by day, then one by one. */
export async function readPaidIn(
  db: Db,
  playerId: string,
  days: number,
): Promise<{ depositsE5: bigint; netE5: bigint }> {
  const { rows } = await sql<{ deposits: bigint; paid: bigint }>`
    with mark as (select to_id from rollup_mark), part as (
      select deposits_e5 as deposit, withdrawals_e5 as paid from player_day
        where player_id = ${playerId} and day > day_of_istanbul_v1(clock_timestamp()) - ${days}::int
      union all
      select case reason when 'deposit' then amount_e5 else 0 end, case reason when 'deposit' then 0 else amount_e5 end
        from transfer
        where player_id = ${playerId} and id > (select to_id from mark) and reason in ('deposit', 'withdrawal_paid')
    )
    select coalesce(sum(deposit), 0)::bigint as deposits, coalesce(sum(paid), 0)::bigint as paid from part`.execute(
    db,
  )
  const { deposits = 0n, paid = 0n } = rows[0] ?? {}
  return { depositsE5: deposits, netE5: deposits - paid }
}
