import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type {
  BalanceRow,
  GameRow,
  JackpotRow,
  Mark,
  MoneyRow,
  PeriodRows,
  PlayRow,
  SettledRow,
} from './rows.ts'

export type Period = { from: string; to: string; currency: string }

/** Reads on one snapshot, so that roll-ups and the transfers behind them are of one moment. */
export const onOneSnapshot = <Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set transaction read only`.execute(tx)
      // To compile such a plan takes seconds, and its rows are few.
      await sql`set local jit = off`.execute(tx)
      // What is grouped by game or by player is sorted on the disk otherwise.
      await sql`set local work_mem = '32MB'`.execute(tx)
      return work(tx)
    })

/**
 * The mark, with the transfers behind it: read once, since to look up what each belongs to is dear. `to`: the last day
 * that is asked for, where it may be closed.
 */
export async function readMark(tx: Tx, to?: string): Promise<Mark> {
  const { rows } = await sql<Mark>`
    select mark.*, case when ${to ?? null}::date <= "closedThrough" then '{}'
        else report_movements_v1("toId", "readToId")::text end as tail from (
      select to_id as "toId", greatest(to_id, (select max(id) from transfer)) as "readToId",
        covered_until as "coveredUntil", closed_through as "closedThrough", active_through as "activeThrough",
        began_at as "matchedAt", jsonb_array_length(differences) as differing
      from rollup_mark
        left join (select began_at, differences from rollup_check order by id desc limit 1) checked on true) mark`.execute(
    tx,
  )
  const [mark] = rows
  if (!mark) throw new Error('rollup_mark has no row')
  return mark
}

export async function readToday(tx: Tx): Promise<{ day: string }> {
  const { rows } = await sql<{ day: string }>`select day_of_istanbul_v1(now()) as day`.execute(tx)
  return rows[0] as { day: string }
}

/** The transfers behind the mark, as the functions of the roll-ups take them. None where all days asked for are closed. */
export const tailOf = ({ tail, closedThrough }: Mark, { to }: { to: string }) =>
  sql`${closedThrough !== null && to <= closedThrough ? '{}' : tail}::report_movement_v1[]`

/** Bets that opened and closed since, of days that may still change. */
const BEHIND = 9_223_372_036_854_775_807n
const behind = ({ closedThrough }: Mark, { to }: Period) =>
  closedThrough !== null && to <= closedThrough ? -1n : BEHIND

/** Everything that the figures of a period are made of, to this moment. */
export async function readPeriod(tx: Tx, mark: Mark, period: Period): Promise<PeriodRows> {
  const read = { tx, mark, period }
  return {
    ...period,
    play: await readPlay(read),
    money: await readMoney(read),
    settled: await readSettled(read),
    balances: await readBalances(read),
    jackpots: await readJackpots(read),
  }
}

type Read = { tx: Tx; mark: Mark; period: Period }

const within = ({ from, to, currency }: Period) =>
  sql`day between ${from}::date and ${to}::date and currency = ${currency}`

const PLAYED = sql`sum(bets)::bigint as bets, sum(stakes_e5)::bigint as "stakesE5", sum(wins_e5)::bigint as "winsE5"`
const playIn = (mark: Mark, period: Period) => sql`(
  select * from rollup_play where ${within(period)}
    union all select * from report_play_v1(${tailOf(mark, period)}, ${mark.toId}) where ${within(period)}) play`

async function readPlay({ tx, mark, period }: Read): Promise<PlayRow[]> {
  const { rows } = await sql<PlayRow>`
    select day, product, provider, own, ${PLAYED}, sum(rolled_back_e5)::bigint as "rolledBackE5"
    from ${playIn(mark, period)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(tx)
  return rows
}

/** What was played in a period by game: as many rows as there are games, however long it is. */
export async function readGamePlay(tx: Tx, mark: Mark, period: Period): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    select product, provider, game, own, ${PLAYED}, sum(ss)::float8 as ss, sum(sw)::float8 as sw, sum(ww)::float8 as ww
    from ${playIn(mark, period)} group by 1, 2, 3, 4`.execute(tx)
  return rows
}

export async function readMoney({ tx, mark, period }: Read): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select day, reason, method, offer, sum(n)::bigint as n, sum(sum_e5)::bigint as "sumE5"
    from (select * from rollup_money where ${within(period)}
      union all select * from report_money_v1(${tailOf(mark, period)}) where ${within(period)}) money
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(tx)
  return rows
}

export async function readSettled({ tx, mark, period }: Read): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    select day, provider, sport, league, market, live, sum(stakes_e5)::bigint as "stakesE5",
      sum(payouts_e5)::bigint as "payoutsE5", sum(differences_e5)::bigint as "differencesE5",
      sum(priced_e5)::bigint as "pricedE5", sum(margin_e5)::bigint as "marginE5"
    from (select * from rollup_settled where ${within(period)}
      union all select * from report_settled_v1(${tailOf(mark, period)}, ${behind(mark, period)})
        where ${within(period)}) settled
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`.execute(tx)
  return rows
}

/** The closings of days in the period that moved anything, and before it. */
async function readBalances({ tx, mark, period }: Read): Promise<BalanceRow[]> {
  const { from, to, currency } = period
  const { rows } = await sql<BalanceRow>`
    with since as (
      select * from report_balances_v1(${tailOf(mark, period)}, ${behind(mark, period)}) where currency = ${currency}
    ), kind as (
      select unnest(enum_range(null::account_kind))::text as kind
      union all select unnest(array['open_stakes', 'open_payouts'])
    ), day as (
      select kind.kind, day.day::date as day from kind,
        generate_series(${from}::date - 1, ${to}::date, interval '1 day') day
    )
    select day.day, day.kind, (coalesce((
        select closing_e5 from rollup_balance kept
          where kept.kind = day.kind and kept.currency = ${currency} and kept.day <= day.day
          order by kept.day desc limit 1), 0)
      + coalesce((select sum(change_e5) from since where since.kind = day.kind and since.day <= day.day), 0))::bigint
      as "closingE5"
    from day order by day.day, day.kind`.execute(tx)
  return rows
}

async function readJackpots({ tx, period: { to, currency } }: Read): Promise<JackpotRow[]> {
  const { rows } = await sql<JackpotRow>`
    select day, pool, contributions_e5 as "contributionsE5", seeds_e5 as "seedsE5", drops_e5 as "dropsE5"
    from rollup_jackpot where day <= ${to}::date and currency = ${currency} order by day, pool`.execute(
    tx,
  )
  return rows
}
