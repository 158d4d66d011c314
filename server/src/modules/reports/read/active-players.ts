import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { type Period, tailOf } from './read-period.ts'
import type { Mark } from './rows.ts'

type Read = { tx: Tx; mark: Mark; period: Period }

/** Of a stretch of days: who staked own money on one of them, and who paid in. */
export type Active = { from: string; active: number; depositors: number }

/** A chunk of the roll-up has so many players. */
const CHUNK = sql`8192`

const within = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

/** The days that the roll-up does not have, with the transfers behind the mark: as a row for each player. */
const openDays = ({ mark, period }: Read) => sql`
  select day, player_id, product, sum(own_bets) as bets, sum(deposits_e5) as deposits from (
    select day, player_id, product, own_bets, deposits_e5 from player_day
      where day > coalesce(${mark.activeThrough}::date, '-infinity') and ${within(period)}
    union all select day, player_id, product, own_bets, deposits_e5 from report_players_v1(${tailOf(mark, period)})
      where ${within(period)}) played group by 1, 2, 3`

/**
 * Players by day, by week from Monday, or by month. Of closed days they are counted by their bits: what it costs
 * depends on the days and not on how often anybody played.
 */
export async function readActive(
  read: Read,
  by: 'day' | 'week' | 'month',
): Promise<readonly Active[]> {
  const first = by === 'day' ? sql`day` : sql`date_trunc(${by}, day::timestamp)::date`
  const { rows } = await sql<Active>`
    with kept as (
      select ${first} as "from", product = '' as paid, chunk, bit_or(bits) as bits
        from rollup_active where ${within(read.period)} group by 1, 2, 3
    ), open_days as (${openDays(read)}), more as (
      select ${first} as "from", false as paid, player_id from open_days where bets > 0
      union select ${first}, true, player_id from open_days where deposits > 0
    ), counted as (
      select "from", paid, sum(bit_count(bits)) as players from kept group by 1, 2
      union all select more."from", more.paid, count(*) from more
        left join player_ordinal using (player_id)
        left join kept on kept."from" = more."from" and kept.paid = more.paid and kept.chunk = n / ${CHUNK}
        where kept.bits is null or get_bit(kept.bits, n % ${CHUNK}) = 0 group by 1, 2
    )
    select "from", coalesce(sum(players) filter (where not paid), 0)::int as active,
      coalesce(sum(players) filter (where paid), 0)::int as depositors
    from counted group by 1 order by 1`.execute(read.tx)
  return rows
}

/** Players of a whole period by product, and of all products under ''. */
export async function readPlayersByProduct(read: Read): Promise<Map<string, number>> {
  const { rows } = await sql<{ product: string; players: number }>`
    with kept as (
      select coalesce(product, '') as product, chunk, bit_or(bits) as bits
        from rollup_active where ${within(read.period)} and product <> ''
        group by grouping sets ((product, chunk), (chunk))
    ), open_days as (${openDays(read)}), more as (
      select product, player_id from open_days where bets > 0
      union select '', player_id from open_days where bets > 0
    ), counted as (
      select product, sum(bit_count(bits)) as players from kept group by 1
      union all select more.product, count(*) from more
        left join player_ordinal using (player_id)
        left join kept on kept.product = more.product and kept.chunk = n / ${CHUNK}
        where kept.bits is null or get_bit(kept.bits, n % ${CHUNK}) = 0 group by 1
    )
    select product, sum(players)::int as players from counted group by 1`.execute(read.tx)
  return new Map(rows.map(({ product, players }) => [product, players]))
}
