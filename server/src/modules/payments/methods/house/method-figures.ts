import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'

const { Confirmed, Rejected, Cancelled, None, Pending, Created } = PAYMENT_STATUS

/** What a deposit method did. Sums in E5, times in seconds. */
export type MethodFigures = {
  /** Orders that were begun today, in Istanbul, and what of them was paid in. */
  orders: number
  paidE5: bigint
  /** Of the last 24 hours: orders that ended, how many of them with the money, and the time until then. */
  ended: number
  succeeded: number
  medianS: number | null
  /** Orders that are under way, whenever they were begun. */
  running: number
}

type Row = { method_id: number; orders: string; paid_e5: bigint } & Record<
  'ended' | 'succeeded' | 'running',
  string
> & { median_s: number | null }

/** The figures of each method that had an order in the last 24 hours or has one under way, by its number. */
export async function readMethodFigures(db: Db, now: Date): Promise<Map<number, MethodFigures>> {
  const { rows } = await sql<Row>`
    with recent as (
      select payment.*,
             created_at >= date_trunc('day', ${now}::timestamptz, 'Europe/Istanbul') as is_today,
             (select min(at) from payment_event
                where payment_id = payment.id and step = 'paid') as paid_at
        from payment
       where type = ${PAYMENT_TYPES.Deposit}
         and updated_at >= ${now}::timestamptz - interval '24 hours' and created_at >= ${now}::timestamptz - interval '24 hours'
    ), waiting as (
      select method_id, count(*) as running from payment
       where type = ${PAYMENT_TYPES.Deposit} and status in (${None}, ${Pending}, ${Created})
       group by method_id
    ), told as (
      select method_id,
             count(*) filter (where is_today) as orders,
             coalesce(sum(amount_e5) filter (where is_today and status = ${Confirmed}), 0)::bigint as paid_e5,
             count(*) filter (where status in (${Confirmed}, ${Rejected}, ${Cancelled})) as ended,
             count(*) filter (where status = ${Confirmed}) as succeeded,
             percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at))
               filter (where status = ${Confirmed}) as median_s
        from recent group by method_id
    )
    select coalesce(told.method_id, waiting.method_id) as method_id,
           coalesce(orders, 0) as orders, coalesce(paid_e5, 0) as paid_e5, coalesce(ended, 0) as ended,
           coalesce(succeeded, 0) as succeeded, median_s, coalesce(running, 0) as running
      from told full join waiting using (method_id)`.execute(db)
  return new Map(rows.map((row) => [row.method_id, toFigures(row)]))
}

const toFigures = (row: Row): MethodFigures => ({
  orders: Number(row.orders),
  paidE5: row.paid_e5,
  ended: Number(row.ended),
  succeeded: Number(row.succeeded),
  medianS: row.median_s === null ? null : Math.round(row.median_s),
  running: Number(row.running),
})

/** Of an hour of the last 24: deposits of a method that ended, and those with the money. */
export type MethodHour = { methodId: number; hour: Date; ended: number; succeeded: number }

/** The hours of the last 24 in which deposits ended, by the hour in which they were begun. */
export async function readMethodHours(db: Db, now: Date): Promise<MethodHour[]> {
  const { rows } = await sql<{ method_id: number; hour: Date; ended: string; succeeded: string }>`
    select method_id, date_trunc('hour', created_at) as hour, count(*) as ended,
           count(*) filter (where status = ${Confirmed}) as succeeded
      from payment
     where type = ${PAYMENT_TYPES.Deposit}
       and status in (${Confirmed}, ${Rejected}, ${Cancelled})
       and updated_at >= ${now}::timestamptz - interval '24 hours' and created_at >= ${now}::timestamptz - interval '24 hours'
     group by method_id, date_trunc('hour', created_at)
     order by 2, 1`.execute(db)
  return rows.map(({ method_id, hour, ended, succeeded }) => ({
    methodId: method_id,
    hour,
    ended: Number(ended),
    succeeded: Number(succeeded),
  }))
}
