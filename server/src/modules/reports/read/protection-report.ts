import { TIME_ZONE } from '@zar/contract/limits'
import type { readProtectionReport } from '@zar/contract/office/reports/protection'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { ReportCall, ReportDeps } from './deps.ts'
import { onOneSnapshot } from './read-period.ts'

type Report = z.input<typeof readProtectionReport.output>

/** Limits, breaks, exclusions and held withdrawals by month, counts only. */
export const protectionReport = (
  { db }: ReportDeps,
  { input: { from, to } }: ReportCall<z.output<typeof readProtectionReport.input>>,
): Promise<{ data: Report }> =>
  onOneSnapshot(db, async (tx) => {
    const { rows } = await sql<Report['months'][number]>`
      with period as (
        select ${from}::date::timestamp at time zone ${TIME_ZONE} as since, (${to}::date + 1)::timestamp at time zone ${TIME_ZONE} as until
      ), happened as (
        select changed_at as at, case when is_of_house then 'house' else 'set' end as what from player_limit
        union all select wished_at, 'wished' from player_limit where wished_at is not null
        union all select began_at, kind from exclusion
        union all select ended_at, 'ended' from exclusion where ended_at is not null
        union all select at, 'held' from payment_event where step = 'held'
      )
      select date_trunc('month', day_of_istanbul_v1(at)::timestamp)::date as month,
        count(*) filter (where what = 'set')::int as "limitsSet",
        count(*) filter (where what = 'wished')::int as "raisesWished",
        count(*) filter (where what = 'house')::int as "houseLimits",
        count(*) filter (where what = 'time_out')::int as breaks,
        count(*) filter (where what = 'self_exclusion')::int as "selfExclusions",
        count(*) filter (where what = 'operator')::int as "operatorExclusions",
        count(*) filter (where what = 'ended')::int as ended,
        count(*) filter (where what = 'held')::int as "withdrawalsHeld"
      from happened, period where at >= since and at < until
      group by 1 order by 1`.execute(tx)
    return { data: { months: rows } }
  })
