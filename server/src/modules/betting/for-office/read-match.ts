import { classOf } from '@zar/betting/prices/margin/books'
import type { Sport } from '@zar/contract/betting/sport'
import type { TradedMatch, TradedSelection } from '@zar/contract/office/trading/board'
import type { MarketMargin } from '@zar/contract/office/trading/margin'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { MarketState } from '../../../db/tables/betting.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { MARKS } from '../bets/trading/seen/marks.ts'
import { COUNTING, TRADED } from '../board/image/traded.ts'
import { marginsOver } from '../margins/by-margin.ts'
import { scopesOver } from '../margins/scopes.ts'
import { MATCH_COLUMNS, presentMatch } from './list-matches.ts'

type Limit = { stakeKurus: number; payoutKurus: number; liabilityKurus: number }
export type MarketOfMatch = {
  id: string
  key: string
  line: string | null
  state: MarketState
  reason: string | null
  isStopped: boolean
  hasCashOut: boolean
  settlement: number
  stakedKurus: number
  limitKurus: number
  ownLimit: Limit | null
  stopped: { by: string; at: string; because: string } | null
  margin: MarketMargin
  seen: string
  selections: TradedSelection[]
}
type MarketRow = Omit<MarketOfMatch, 'margin'> & { sport: Sport; leagueId: string }

export type Match = TradedMatch & {
  source: string
  producer: string
  ownLimit: Limit | null
  marketCount: number
  keys: { key: string; count: number }[]
}

/** Of each scope only what everybody’s class has. */
const OWN_LIMIT = (scope: ReturnType<typeof sql>) => sql`(
  select json_build_object('stakeKurus', stake_max_kurus, 'payoutKurus', payout_max_kurus,
    'liabilityKurus', liability_max_kurus)
  from betting_limit where player_class = 'standard' and scope = ${scope})`

/** One match. Refuses with `not_found`. */
export async function readMatch(db: Db, id: bigint): Promise<Match> {
  const { rows } = await sql<Omit<Match, 'startsAt'> & { startsAt: Date }>`
    select ${MATCH_COLUMNS}, event.source, event.producer, ${OWN_LIMIT(sql`event.id::text`)} as "ownLimit",
      (select count(*)::int from betting_market where event_id = event.id) as "marketCount",
      coalesce((select json_agg(json_build_object('key', key, 'count', count) order by key) from (
        select key, count(*)::int from betting_market where event_id = event.id group by key) own), '[]') as keys
    from betting_event event join betting_league league on league.id = event.league_id
      left join lateral (select * from ${MONEY_OF(id)} one) money on true
    where event.id = ${id}`.execute(db)
  const [match] = rows
  if (!match) throw new Refusal('not_found')
  return presentMatch(match)
}

const MONEY_OF = (id: bigint) => sql`(
  select sum(book.staked) as staked, sum(book.staked - book.payout) as house from (
    select one.market_id, sum(staked_kurus) as staked, max(payout_kurus) as payout
    from betting_market market join betting_selection one on one.market_id = market.id
      join betting_liability on selection_id = one.id
    where market.event_id = ${id} and staked_kurus > 0 group by one.market_id) book)`

/** How many markets of a match are shown where nothing calls for them. */
const FIRST = 6

/** The markets of a match with money, a trader’s hand or facts, and the first ones; all where asked. */
export async function readMarkets(
  db: Db,
  { matchId, isAll }: { matchId: bigint; isAll: boolean },
): Promise<MarketOfMatch[]> {
  const { rows } = await sql<MarketRow>`
    select event.sport, event.league_id as "leagueId", market.id::text, market.key, market.line, market.state, market.reason, market.is_stopped as "isStopped",
      market.has_cash_out as "hasCashOut", market.settlement, ${MARKS.market} as seen,
      own.staked::float8 as "stakedKurus", own.selections, ${OWN_LIMIT(sql`'market:' || market.id`)} as "ownLimit",
      coalesce((select min(stake_max_kurus) from betting_limit where player_class = 'standard' and scope in ('all',
        event.sport, event.league_id, event.id::text, 'key:' || market.key, 'market:' || market.id)), 5000000)::float8
        as "limitKurus",
      case when market.is_stopped then (
        select json_build_object('by', asked_by, 'at', asked_at, 'because', because) from betting_order
        where subject = 'market ' || market.id and kind = 'suspend' order by id desc limit 1) end as stopped
    from betting_event event join betting_market market on market.event_id = event.id
      cross join lateral (
        select sum(one.staked) as staked, bool_or(one.trader_odds_milli is not null) as "isByHand",
          json_agg(json_build_object('id', one.id::text, 'key', one.key, 'name', one.name,
            'oddsMilli', one.counting,
            'feedMilli', one.odds_milli, 'fairPpm', one.fair_ppm, 'isByHand', one.traded is not null,
            'isStopped', one.is_stopped, 'stakedKurus', one.staked, 'seen', one.seen,
            'houseKurus', one.all_staked - one.payout) order by one.id) as selections
        from (
          select one.*, ${TRADED} as traded, ${COUNTING} as counting, ${MARKS.selection} as seen, coalesce(staked_kurus, 0) as staked,
            coalesce(payout_kurus, 0) as payout, coalesce(sum(staked_kurus) over (), 0)::bigint as all_staked
          from betting_selection one left join betting_liability on selection_id = one.id
          where one.market_id = market.id) one) own
    where event.id = ${matchId} and own.selections is not null and (${isAll} or own.staked > 0 or own."isByHand"
      or market.is_stopped or exists (select from betting_facts where market_id = market.id and state = 'waits')
      or market.id in (select id from betting_market where event_id = ${matchId} order by id limit ${FIRST}))
    order by market.id`.execute(db)
  return withMargins(db, rows)
}

async function withMargins(db: Db, rows: readonly MarketRow[]): Promise<MarketOfMatch[]> {
  const placed = (row: MarketRow) => ({ ...row, id: BigInt(row.id) })
  const margins = await marginsOver(db, rows.map(placed))
  return rows.map(({ sport, leagueId, ...market }) => {
    const { name: marketClass, leastBp, mostBp } = classOf(sport, market.key)
    const scopes = scopesOver(placed({ ...market, sport, leagueId })).map((scope) => ({
      scope,
      marginBp: margins.get(scope) ?? null,
    }))
    return { ...market, margin: { marketClass, leastBp, mostBp, scopes } }
  })
}
