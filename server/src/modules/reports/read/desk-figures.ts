import type { readDeskFigures } from '@zar/contract/office/reports/desk'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { figuresOf, whole } from '../figures/figures.ts'
import { tellReach, toldE5 } from '../figures/told.ts'
import { currencyOf, type ReportCall, type ReportDeps } from './deps.ts'
import { onOneSnapshot, type Period, readMark, readPeriod, tailOf } from './read-period.ts'
import type { Mark } from './rows.ts'

type Figures = z.input<typeof readDeskFigures.output>

/** Today so far, by the database's clock. Money only for whoever may see it. */
export const deskFigures = (
  { db }: ReportDeps,
  { input, seesMoney }: ReportCall<z.output<typeof readDeskFigures.input>> & { seesMoney: boolean },
): Promise<{ data: Figures }> =>
  onOneSnapshot(db, async (tx) => {
    const currency = currencyOf(input)
    const mark = await readMark(tx)
    const { day } = await readToday(tx)
    const period = { from: day, to: day, currency }
    const active = await readActiveNow(tx, mark, period)
    const money = seesMoney ? await readMoneyNow(tx, mark, period) : null
    return { data: { currency, reach: tellReach(mark), day, active, money } }
  })

/** Beside the same hours a week before. */
async function readMoneyNow(tx: Tx, mark: Mark, period: Period): Promise<Figures['money']> {
  const figures = figuresOf(await readPeriod(tx, mark, period))
  const { ggr, before } = await readSoFar(tx, mark, period)
  return {
    ggrE5: toldE5(ggr),
    ggrWeekBeforeE5: toldE5(before),
    stakesE5: toldE5(whole(figures.stakes)),
    depositsE5: toldE5(figures.deposits),
    withdrawalsE5: toldE5(figures.withdrawals),
    playerLiabilityE5: toldE5(figures.playerLiability),
    openBetLiabilityE5: toldE5(figures.openBetLiability),
    hours: await readHours(tx, mark, period),
  }
}

async function readToday(tx: Tx): Promise<{ day: string }> {
  const { rows } = await sql<{ day: string }>`select day_of_istanbul_v1(now()) as day`.execute(tx)
  return rows[0] as { day: string }
}

const hourly = (mark: Mark, { to, currency }: Period) => sql`
  select hour, sum(stakes_e5 - wins_e5)::bigint as ggr
  from (select hour, currency, stakes_e5, wins_e5 from rollup_hour
    union all select date_trunc('hour', created_at), currency, stake_e5, win_e5
      from unnest(${tailOf(mark, { to })}) where product is not null) play
  where currency = ${currency} and hour > now() - interval '9 days' group by hour`

type Hours = NonNullable<Figures['money']>['hours']

/** By the ledger, since it is what an hour has. */
async function readHours(tx: Tx, mark: Mark, period: Period): Promise<Hours> {
  const { rows } = await sql<{ hour: Date; ggr: bigint; before: bigint }>`
    with play as (${hourly(mark, period)})
    select at.hour, coalesce(play.ggr, 0) as ggr, coalesce(earlier.ggr, 0) as before
    from generate_series(date_trunc('hour', now()) - interval '23 hours', date_trunc('hour', now()), interval '1 hour') at (hour)
      left join play on play.hour = at.hour left join play earlier on earlier.hour = at.hour - interval '7 days'
    order by at.hour`.execute(tx)
  return rows.map(({ hour, ggr, before }) => ({
    hour: hour.toISOString(),
    ggrE5: toldE5(ggr),
    ggrWeekBeforeE5: toldE5(before),
  }))
}

async function readSoFar(tx: Tx, mark: Mark, period: Period) {
  const midnight = sql`date_trunc('day', now(), 'Europe/Istanbul')`
  const { rows } = await sql<{ ggr: bigint; before: bigint }>`
    with play as (${hourly(mark, period)})
    select coalesce(sum(ggr) filter (where hour >= ${midnight}), 0)::bigint as ggr,
      coalesce(sum(ggr) filter (where hour >= ${midnight} - interval '7 days' and hour < now() - interval '7 days'), 0)::bigint
        as before
    from play`.execute(tx)
  return rows[0] ?? { ggr: 0n, before: 0n }
}

async function readActiveNow(tx: Tx, mark: Mark, period: Period): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(distinct player_id)::int as active
    from (select day, player_id, own_bets from player_day
      union all select day, player_id, own_bets from report_players_v1(${tailOf(mark, period)})) played
    where day = ${period.from}::date and own_bets > 0`.execute(tx)
  return rows[0]?.active ?? 0
}
