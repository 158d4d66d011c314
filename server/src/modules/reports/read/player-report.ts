import { TIME_ZONE } from '@zar/contract/limits'
import type { readPlayerReport } from '@zar/contract/office/reports/players'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { figuresOf } from '../figures/figures.ts'
import { divided, shareBp, tellReach, toldE5 } from '../figures/told.ts'
import { type Active, readActive } from './active-players.ts'
import { currencyOf, type ReportCall, type ReportDeps } from './deps.ts'
import {
  onOneSnapshot,
  type Period,
  readMark,
  readPeriod,
  readToday,
  tailOf,
} from './read-period.ts'
import type { Mark } from './rows.ts'

type Report = z.input<typeof readPlayerReport.output>
type Read = { tx: Tx; mark: Mark; period: Period }

/** Of whoever signed up on it, the last second deposit that counts. */
const FINAL_AFTER_DAYS = 31
const DAY_MS = 86_400_000

/** Who played, what they are worth, and who came back: in counts only. */
export const playerReport = (
  { db }: ReportDeps,
  { input }: ReportCall<z.output<typeof readPlayerReport.input>>,
): Promise<{ data: Report }> =>
  onOneSnapshot(db, async (tx) => {
    const mark = await readMark(tx, input.to)
    const read = { tx, mark, period: { ...input, currency: currencyOf(input) } }
    const [days, weeks] = [await readActive(read, 'day'), await readActive(read, 'week')]
    return {
      data: {
        reach: tellReach(mark),
        days: days.map(({ from, active }) => ({ day: from, active })),
        weeks: weeks.map(({ from, active }) => ({ monday: from, active })),
        months: await readMonths(read),
        signups: await readSignups(read),
        cohorts: await readCohorts(tx),
      },
    }
  })

/** Of a whole month, which has a row for each of its players. */
async function readMonth({ tx, mark, period }: Read, month: string): Promise<Active[]> {
  const { rows } = await sql<Active>`
    with tail as (
      select player_id, sum(own_bets) as bets, sum(deposits_e5) as deposits from report_players_v1(${tailOf(mark, period)})
        where date_trunc('month', day)::date = ${month}::date group by 1
    ), kept as (select player_id, own_bets, deposits_e5 from player_month where month = ${month}::date),
    each_player as (
      select own_bets, deposits_e5 from kept where player_id not in (select player_id from tail)
      union all select bets + coalesce(own_bets, 0), deposits + coalesce(deposits_e5, 0) from tail left join kept using (player_id)
    )
    select ${month} as "from", count(*) filter (where own_bets > 0)::int as active,
      count(*) filter (where deposits_e5 > 0)::int as depositors
    from each_player having count(*) > 0`.execute(tx)
  return rows
}

/** Of the days in the period alone, where it begins or ends amid a month. */
async function readMonths(read: Read): Promise<Report['months']> {
  const months: Report['months'] = []
  const { day: today } = await readToday(read.tx)
  for (const days of monthsOf(read.period)) {
    const month = `${days.from.slice(0, 8)}01`
    const isWhole = days.from === month && (days.to === endOf(month) || days.to >= today)
    const [found] = isWhole
      ? await readMonth(read, month)
      : await readActive({ ...read, period: days }, 'month')
    const { ngr } = figuresOf(await readPeriod(read.tx, read.mark, days))
    if (!found && ngr === 0n) continue
    const { active, depositors } = found ?? { active: 0, depositors: 0 }
    const perHead = (heads: number) => (heads > 0 ? toldE5(divided(ngr, BigInt(heads))) : null)
    const worth = { arpuE5: perHead(active), arppuE5: perHead(depositors) }
    months.push({ month, active, depositors, ngrE5: toldE5(ngr), ...worth })
  }
  return months
}

/** The days of a period by month. */
function monthsOf({ from, to, currency }: Period): Period[] {
  const months: Period[] = []
  for (let first = from; first <= to; ) {
    const last = earlier(endOf(first), to)
    months.push({ currency, from: first, to: last })
    first = new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10)
  }
  return months
}

const earlier = (one: string, other: string) => (one < other ? one : other)
function endOf(month: string): string {
  const first = new Date(`${month}T00:00:00Z`)
  const next = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  return new Date(next - DAY_MS).toISOString().slice(0, 10)
}

async function readSignups({ tx, mark, period }: Read): Promise<Report['signups']> {
  const rows = await tx
    .selectFrom('rollup_signup')
    .selectAll()
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .orderBy('day')
    .execute()
  const { closedThrough } = mark
  const isFinal = (day: string) =>
    closedThrough !== null &&
    Date.parse(closedThrough) - Date.parse(day) >= FINAL_AFTER_DAYS * DAY_MS
  return rows.map((row) => ({
    day: row.day,
    players: Number(row.players),
    verified: Number(row.verified),
    depositedIn7: Number(row.deposited_in_7),
    depositedTwiceIn30: Number(row.deposited_twice_in_30),
    isFinal: isFinal(row.day),
  }))
}

const COHORTS_MAX = 13

/** Of whoever deposited first in a month, the share that staked in it and in each month since. */
async function readCohorts(tx: Tx): Promise<Report['cohorts']> {
  const { rows } = await sql<{
    firstMonth: string
    month: string
    players: number
    ngrE5: bigint
    all: number
  }>`
    with newest as (
      select date_trunc('month', day_of_istanbul_v1(max(first_deposit_at))::timestamp) as month from player_lifetime
    ), first as (
      select at.month::date as "firstMonth", (
          select count(*)::int from player_lifetime where first_deposit_at >= at.month at time zone ${TIME_ZONE}
            and first_deposit_at < (at.month + interval '1 month') at time zone ${TIME_ZONE}) as "all"
        from newest, generate_series(month - make_interval(months => ${COHORTS_MAX - 1}), month, interval '1 month') at (month)
    )
    select "firstMonth", month, players::int, ngr_e5 as "ngrE5", "all"
    from first join rollup_cohort on first_month = "firstMonth" order by 1, 2`.execute(tx)
  const cohorts = new Map<string, Report['cohorts'][number]>()
  for (const { firstMonth, month, players, ngrE5, all } of rows) {
    const cohort = cohorts.get(firstMonth) ?? { firstMonth, players: all, months: [] }
    const share = shareBp(BigInt(players), BigInt(all))
    cohort.months.push({ month, players, shareBp: share, ngrE5: toldE5(ngrE5) })
    cohorts.set(firstMonth, cohort)
  }
  return [...cohorts.values()]
}
