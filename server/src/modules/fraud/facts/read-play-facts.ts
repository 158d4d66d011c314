import { TIME_ZONE } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { originIdOf, originOf, transferIdsBetween } from '../../ledger/index.ts'
import { DAY_MS, of } from '../rules/finding.ts'
import type {
  ChasedDeposit,
  ChasingFacts,
  CoverFacts,
  Sitting,
  SittingFacts,
  WishFacts,
} from '../rules/play-rules.ts'
import { type Asked, before, groupOf } from './asked.ts'

type CoverRow = { playerId: string; at: Date; game: string; rounds: number; covered: number }

/**
 * Rounds by game and day, and of sports markets by day: which of them covered nearly everything. A wheel covered
 * in equal parts pays no more than its stakes over the covered part.
 */
export async function readCovers(
  tx: Tx,
  { players, from, until, params }: Asked,
): Promise<CoverFacts[]> {
  const { fromId } = await transferIdsBetween(tx, { from, to: until })
  const share = of(params, 'c')
  const { rows } = await sql<CoverRow>`
    with round as (
      select t.player_id, w.game_code as game, min(t.created_at) as at,
        coalesce(sum(t.amount_e5) filter (where t.reason = 'bet'), 0) as staked,
        coalesce(sum(t.amount_e5) filter (where t.reason = 'win'), 0) as won
        from transfer t
        join wallet_transaction w on w.id = ${originIdOf('t')} and w.provider = ${originOf('t')}
       where t.player_id = any(${players}::uuid[]) and t.id >= ${fromId} and t.reason in ('bet', 'win', 'rollback')
         and t.created_at > ${from} and t.created_at <= ${until}
       group by t.player_id, w.provider, w.game_code, w.round_id
      having not bool_or(t.reason = 'rollback') and bool_or(t.reason = 'bet')),
    market as (
      select b.player_id, s.market_id, max(b.placed_at) as at, count(distinct s.id)::numeric as chosen
        from betting_bet b
        join betting_leg_selection l on l.bet_id = b.id
        join betting_selection s on s.id = l.selection_id
       where b.player_id = any(${players}::uuid[]) and b.placed_at > ${from} and b.placed_at <= ${until}
         and b.columns = 1 and b.state not in ('waiting', 'refused', 'void')
       group by b.player_id, s.market_id)
    select player_id as "playerId", game, max(at) as at, count(*)::int as rounds,
      count(*) filter (where won * 2 >= staked and won * ${share}::numeric <= staked)::int as covered
      from round group by player_id, game, (at at time zone ${TIME_ZONE})::date
    union all
    select player_id, 'sports', max(at), count(*)::int,
      count(*) filter (where chosen >= ${share}::numeric *
        (select count(*) from betting_selection o where o.market_id = market.market_id))::int
      from market group by player_id, (at at time zone ${TIME_ZONE})::date
    order by at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, days]) => ({
    playerId,
    days: days.map((row) => ({ ...row, at: row.at.getTime() })),
  }))
}

type ChasingRow = Omit<ChasedDeposit, 'at' | 'emptySince'> & {
  playerId: string
  at: Date
  emptySince: Date
  usualLossE5: bigint
}

/** The roll-up of the days before these is what is usual. */
const USUAL_DAYS = 90

/** Deposits with the balance before them and what the day had cost, beside the usual loss of a day. */
export async function readChasing(
  tx: Tx,
  { players, from, until }: Asked,
): Promise<ChasingFacts[]> {
  const { fromId } = await transferIdsBetween(tx, { from: before(from, DAY_MS), to: until })
  const { rows } = await sql<ChasingRow>`
    with usual as (
      select player_id, percentile_disc(0.5) within group (order by lost) as lost from (
        select player_id, day, sum(stakes_e5 - wins_e5)::bigint as lost from player_day
         where player_id = any(${players}::uuid[])
           and day >= (${before(from, USUAL_DAYS * DAY_MS)}::timestamptz at time zone ${TIME_ZONE})::date
           and day < (${from}::timestamptz at time zone ${TIME_ZONE})::date
         group by player_id, day having sum(stakes_e5 - wins_e5) > 0) day
       group by player_id)
    select d.player_id as "playerId", d.created_at as at, last.balance as "balanceE5",
      last.at as "emptySince", day.lost as "lostE5", usual.lost as "usualLossE5"
      from transfer d
      join usual on usual.player_id = d.player_id
      cross join lateral (
        select p.created_at as at, coalesce(p.source_balance_e5, p.target_balance_e5) as balance
          from transfer p join account a on a.id in (p.source_id, p.target_id) and a.kind = 'player_cash'
         where p.player_id = d.player_id and p.id < d.id and p.id >= ${fromId}
           and p.reason in ('bet', 'win', 'sport_bet', 'sport_win')
         order by p.id desc limit 1) last
      cross join lateral (
        select coalesce(sum(case when p.reason in ('bet', 'sport_bet') then p.amount_e5 else -p.amount_e5 end), 0)::bigint
            as lost
          from transfer p
         where p.player_id = d.player_id and p.id < d.id and p.id >= ${fromId}
           and p.created_at > d.created_at - interval '24 hours'
           and p.reason in ('bet', 'win', 'sport_bet', 'sport_win')) day
     where d.player_id = any(${players}::uuid[]) and d.id >= ${fromId} and d.reason = 'deposit'
       and d.created_at > ${from} and d.created_at <= ${until}
     order by d.id`.execute(tx)
  return [...groupOf(rows)].map(([playerId, deposits]) => ({
    playerId,
    usualLossE5: deposits[0]?.usualLossE5 ?? 0n,
    deposits: deposits.map((row) => ({
      ...row,
      at: row.at.getTime(),
      emptySince: row.emptySince.getTime(),
    })),
  }))
}

type SittingRow = Omit<Sitting, 'from' | 'at'> & {
  playerId: string
  from: Date
  at: Date
  monthMedianE5: bigint
  monthStakes: number
}

const MONTH_DAYS = 30

/** Sittings of the time and of thirty days before, with their middle stakes, and the middle one of all of them. */
export async function readSittings(
  tx: Tx,
  { players, from, until }: Asked,
): Promise<SittingFacts[]> {
  const since = before(from, MONTH_DAYS * DAY_MS)
  const { fromId } = await transferIdsBetween(tx, { from: since, to: until })
  const { rows } = await sql<SittingRow>`
    with stake as (
      select player_id, id, created_at as at, amount_e5,
        lag(created_at) over (partition by player_id order by id) as earlier
        from transfer
       where player_id = any(${players}::uuid[]) and id >= ${fromId} and reason in ('bet', 'sport_bet')
         and created_at > ${since} and created_at <= ${until}),
    numbered as (
      select *, count(*) filter (where earlier is null or at - earlier > interval '30 minutes')
          over (partition by player_id order by id) as n
        from stake),
    month as (
      select player_id, count(*)::int as stakes, percentile_disc(0.5) within group (order by amount_e5) as median
        from stake group by player_id)
    select s.player_id as "playerId", min(s.at) as "from", max(s.at) as at, count(*)::int as stakes,
      percentile_disc(0.5) within group (order by s.amount_e5) as "medianE5",
      month.median as "monthMedianE5", month.stakes as "monthStakes"
      from numbered s join month on month.player_id = s.player_id
     group by s.player_id, s.n, month.median, month.stakes
     order by max(s.at)`.execute(tx)
  return [...groupOf(rows)].map(([playerId, sittings]) => ({
    playerId,
    monthMedianE5: sittings[0]?.monthMedianE5 ?? 0n,
    monthStakes: sittings[0]?.monthStakes ?? 0,
    sittings: sittings.map((row) => ({ ...row, from: row.from.getTime(), at: row.at.getTime() })),
  }))
}

type WishRow = { playerId: string; at: Date; isReached: boolean }

/** Raises that were asked for, and whether nineteen parts of twenty of the limit were used by then. */
export async function readWishes(tx: Tx, { players, from, until }: Asked): Promise<WishFacts[]> {
  const { rows } = await sql<WishRow>`
    select w.player_id as "playerId", w.asked_at as at,
      coalesce(w.used, (
        select sum(p.amount_e5) from payment p
         where p.player_id = w.player_id and p.type = 1 and p.status = 1 and p.created_at <= w.asked_at
           and p.created_at > w.asked_at - case w.period
             when 'day' then interval '1 day' when 'week' then interval '7 days' else interval '30 days' end), 0)
        * 20 >= w.most * 19 as "isReached"
      from limit_wish w
     where w.player_id = any(${players}::uuid[]) and w.asked_at > ${from} and w.asked_at <= ${until}
     order by w.asked_at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, wishes]) => ({
    playerId,
    wishes: wishes.map(({ at, isReached }) => ({ at: at.getTime(), isReached })),
  }))
}
