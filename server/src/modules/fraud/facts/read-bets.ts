import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { ClosingFacts, LateFacts, RefusedFacts } from '../rules/trading-rules.ts'
import { type Asked, groupOf } from './asked.ts'

/** Bets that the stake guard of a bonus refused, in order of time. */
export async function readRefused(
  tx: Tx,
  { players, from, until }: Asked,
): Promise<RefusedFacts[]> {
  const { rows } = await sql<{ playerId: string; at: Date }>`
    select player_id as "playerId", created_at as at from wallet_transaction
     where player_id = any(${players}::uuid[]) and kind = 'bet' and outcome = 'limit_reached'
       and created_at > ${from} and created_at <= ${until}
     order by created_at`.execute(tx)
  return [...groupOf(rows)].map(([playerId, mine]) => ({
    playerId,
    refused: mine.map(({ at }) => ({ at: at.getTime() })),
  }))
}

/** Live bets, those first of them that were taken within ten seconds before something happened in their event. */
export async function readLate(tx: Tx, { players, from, until }: Asked): Promise<LateFacts[]> {
  const { rows } = await sql<{ playerId: string; at: Date; isLate: boolean; edge: number }>`
    with live as (
      select b.player_id, b.id, b.decided_at as at,
        round(max(l.odds_milli::numeric / l.later_odds_milli) - 1, 6)::float8 as edge,
        array_agg(own.event_id) as events
        from betting_bet b
        join betting_leg l on l.bet_id = b.id and l.is_live and l.later_odds_milli is not null
        join betting_leg_selection own on own.bet_id = l.bet_id and own.leg = l.number
       where b.player_id = any(${players}::uuid[]) and b.state not in ('waiting', 'refused')
         and b.decided_at > ${from} and b.decided_at <= ${until}
       group by b.id)
    select player_id as "playerId", at, edge,
      exists (select from betting_material changed
        where changed.at between live.at and live.at + interval '10 seconds'
          and changed.event_id = any(live.events)) as "isLate"
      from live order by at, id`.execute(tx)
  return [...groupOf(rows)].map(([playerId, bets]) => ({
    playerId,
    bets: bets.map(({ at, isLate, edge }) => ({ at: at.getTime(), isLate, edge })),
  }))
}

/** Selections that were taken before the start, beside the odds at which their markets closed. */
export async function readClosing(
  tx: Tx,
  { players, from, until }: Asked,
): Promise<ClosingFacts[]> {
  const { rows } = await sql<{ playerId: string; at: Date; valuePpm: number }>`
    select b.player_id as "playerId", greatest(b.decided_at, e.starts_at) as at,
      round((l.odds_milli::numeric / s.closing_odds_milli - 1) * 1000000)::int as "valuePpm"
      from betting_bet b
      join betting_leg l on l.bet_id = b.id and not l.is_live
      join betting_leg_selection own on own.bet_id = l.bet_id and own.leg = l.number
      join betting_selection s on s.id = own.selection_id and s.closing_odds_milli is not null
      join betting_event e on e.id = own.event_id
     where b.player_id = any(${players}::uuid[]) and b.state not in ('waiting', 'refused', 'void')
       and b.decided_at > ${from} and b.decided_at <= ${until} and e.starts_at <= ${until}
       -- Of a builder no selection has odds of its own.
       and not exists (select from betting_leg_selection other
         where other.bet_id = own.bet_id and other.leg = own.leg and other.selection_id <> own.selection_id)
     order by 2, b.id, l.number`.execute(tx)
  return [...groupOf(rows)].map(([playerId, bets]) => ({
    playerId,
    bets: bets.map(({ at, valuePpm }) => ({ at: at.getTime(), valuePpm })),
  }))
}
