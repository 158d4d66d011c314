import type { readDeskFigures } from '@zar/contract/office/reports/desk'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import { figuresOf, whole } from '../figures/figures.ts'
import { tellReach, toldE5 } from '../figures/told.ts'
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

/** Beside the same hours a week and a day before. */
async function readMoneyNow(tx: Tx, mark: Mark, period: Period): Promise<Figures['money']> {
  const figures = figuresOf(await readPeriod(tx, mark, period))
  const { ggr, weekBefore, dayBefore } = await readSoFar(tx, mark, period)
  return {
    ggrE5: toldE5(ggr),
    ggrWeekBeforeE5: toldE5(weekBefore),
    ggrDayBeforeE5: toldE5(dayBefore),
    ngrE5: toldE5(figures.ngr),
    bonusCostE5: toldE5(figures.bonusCost),
    stakesE5: toldE5(whole(figures.stakes)),
    bets: Number(figures.bets),
    depositsE5: toldE5(figures.deposits),
    deposits: Number(figures.depositCount),
    withdrawalsE5: toldE5(figures.withdrawals),
    withdrawals: Number(figures.withdrawalCount),
    playerLiabilityE5: toldE5(figures.playerLiability),
    openBetLiabilityE5: toldE5(figures.openBetLiability),
    hours: await readHours(tx, mark, period),
  }
}

const MIDNIGHT = sql`date_trunc('day', now(), 'Europe/Istanbul')`

const hourly = (mark: Mark, { to, currency }: Period) => sql`
  select hour, sum(stakes_e5 - wins_e5)::bigint as ggr, sum(stakes_e5)::bigint as stakes
  from (select hour, currency, stakes_e5, wins_e5 from rollup_hour
    union all select date_trunc('hour', created_at), currency, stake_e5, win_e5
      from unnest(${tailOf(mark, { to })}) where product is not null) play
  where currency = ${currency} and hour > now() - interval '9 days' group by hour`

type Hours = NonNullable<Figures['money']>['hours']
type Hour = {
  hour: Date
  hasBegun: boolean
  ggr: bigint
  stakes: bigint
  ggrWeekBefore: bigint
  ggrDayBefore: bigint
  stakesWeekBefore: bigint
}

/** By the ledger, since it is what an hour has. */
async function readHours(tx: Tx, mark: Mark, period: Period): Promise<Hours> {
  const { rows } = await sql<Hour>`
    with play as (${hourly(mark, period)})
    select at.hour, at.hour <= now() as "hasBegun", coalesce(play.ggr, 0) as ggr, coalesce(play.stakes, 0) as stakes,
      coalesce(week.ggr, 0) as "ggrWeekBefore", coalesce(day.ggr, 0) as "ggrDayBefore",
      coalesce(week.stakes, 0) as "stakesWeekBefore"
    from generate_series(${MIDNIGHT}, ${MIDNIGHT} + interval '23 hours', interval '1 hour') at (hour)
      left join play on play.hour = at.hour
      left join play week on week.hour = at.hour - interval '7 days'
      left join play day on day.hour = at.hour - interval '1 day'
    order by at.hour`.execute(tx)
  return rows.map(({ hour, hasBegun, ggr, stakes, ...before }) => ({
    hour: hour.toISOString(),
    ggrE5: hasBegun ? toldE5(ggr) : null,
    stakesE5: hasBegun ? toldE5(stakes) : null,
    ggrWeekBeforeE5: toldE5(before.ggrWeekBefore),
    ggrDayBeforeE5: toldE5(before.ggrDayBefore),
    stakesWeekBeforeE5: toldE5(before.stakesWeekBefore),
  }))
}

type SoFar = { ggr: bigint; weekBefore: bigint; dayBefore: bigint }

async function readSoFar(tx: Tx, mark: Mark, period: Period): Promise<SoFar> {
  const before = (days: number) => sql`coalesce(sum(ggr) filter (
    where hour >= ${MIDNIGHT} - make_interval(days => ${days}) and hour < now() - make_interval(days => ${days})), 0)::bigint`
  const { rows } = await sql<SoFar>`
    with play as (${hourly(mark, period)})
    select ${before(0)} as ggr, ${before(7)} as "weekBefore", ${before(1)} as "dayBefore" from play`.execute(
    tx,
  )
  return rows[0] ?? { ggr: 0n, weekBefore: 0n, dayBefore: 0n }
}

async function readActiveNow(tx: Tx, mark: Mark, period: Period): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(distinct player_id)::int as active
    from (select day, player_id, own_bets from player_day
      union all select day, player_id, own_bets from report_players_v1(${tailOf(mark, period)})) played
    where day = ${period.from}::date and own_bets > 0`.execute(tx)
  return rows[0]?.active ?? 0
}
