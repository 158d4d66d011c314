import { unitsOf } from '@zar/contract/money'
import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'
import type { PaymentDeps } from '../../deps.ts'
import { readRule } from '../read-rule.ts'

/** A usual day is known once the clock has paid on so many of the last 28. */
const DAYS_MIN = 7

export type Released = { hourE5: bigint; dayE5: bigint; usualDayE5: bigint | null }

/** What the clock has let go lately, and on a usual day of the four weeks before. */
export async function readReleased(db: Db, now: Date): Promise<Released> {
  const since = (interval: string) => sql`at > ${now}::timestamptz - ${interval}::interval`
  const { rows } = await sql<Released>`
    with released as (
      select event.at, payment.amount_e5 from payment_event event join payment on payment.id = event.payment_id
        where event.step = 'released' and ${since('29 days')} and at <= ${now}
    ), days as (
      select sum(amount_e5) as sum_e5 from released where not (${since('1 day')})
        group by floor(extract(epoch from ${now}::timestamptz - at) / 86400)
    )
    select coalesce(sum(amount_e5) filter (where ${since('1 hour')}), 0)::bigint as "hourE5",
        coalesce(sum(amount_e5) filter (where ${since('1 day')}), 0)::bigint as "dayE5",
        (select case when count(*) >= ${DAYS_MIN} then avg(sum_e5)::bigint end from days) as "usualDayE5"
      from released`.execute(db)
  const [row] = rows
  if (!row) throw new Error('sums without a row')
  return row
}

/**
 * Calls for people where the clock pays more than the rule finds usual: manager and compliance may declare an
 * incident. The clock itself goes on as fast as before.
 */
export async function callForBrake({ db, clock, log }: PaymentDeps): Promise<boolean> {
  const [rule, released] = await Promise.all([readRule(db), readReleased(db, clock.now())])
  const { hourE5, dayE5, usualDayE5 } = released
  const isMuch =
    hourE5 > rule.brake_hour_e5 ||
    (usualDayE5 !== null && dayE5 > usualDayE5 * BigInt(rule.brake_times))
  if (!isMuch) return false
  const [hour, day] = [unitsOf(hourE5), unitsOf(dayE5)]
  log.error(
    {
      event: 'review brake',
      hour,
      day,
      usualDay: usualDayE5 === null ? null : unitsOf(usualDayE5),
    },
    'the clock has paid more than is usual: npm run office -- withdrawals incident',
  )
  return true
}
