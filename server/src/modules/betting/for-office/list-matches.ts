import type { TradedFeed, TradedMatch } from '@zar/contract/office/trading/board'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { MARKS } from '../bets/trading/seen/marks.ts'

const MATCHES_MAX = 300

type Row = Omit<TradedMatch, 'startsAt'> & { startsAt: Date }

/** A match as traders see it; `money` is what `MONEY` reckons. */
export const MATCH_COLUMNS = sql`event.id::text, event.sport, league.name as league, event.home, event.away,
  event.starts_at as "startsAt", event.state, event.score, event.clock, event.is_stopped as "isStopped",
  event.has_cash_out as "hasCashOut", ${MARKS.event} as seen,
  (select count(distinct own.bet_id)::int from betting_leg_selection own join betting_bet bet on bet.id = own.bet_id
    where own.event_id = event.id and bet.state in ('waiting', 'open')) as bets,
  coalesce(money.staked, 0)::float8 as "stakedKurus", coalesce(money.house, 0)::float8 as "houseKurus"`

/** Of each market that bets are open on: its stakes, and what is left of them if the dearest selection wins. */
export const MONEY = sql`(
  select market.event_id, sum(book.staked) as staked, sum(book.staked - book.payout) as house from (
    select one.market_id, sum(staked_kurus) as staked, max(payout_kurus) as payout
    from betting_liability join betting_selection one on one.id = selection_id
    where staked_kurus > 0 group by one.market_id) book
  join betting_market market on market.id = book.market_id group by market.event_id)`

/** How long before its start a match without a bet is on the list. */
const SOON = '12 hours'

/** The matches that are played, have open money or begin soon: those that are played first, then by their start. */
export async function listMatches(db: Db): Promise<TradedMatch[]> {
  const { rows } = await sql<Row>`
    select ${MATCH_COLUMNS} from betting_event event
      join betting_league league on league.id = event.league_id
      left join ${MONEY} money on event.id = money.event_id
    where money.event_id is not null or event.state in ('live', 'interrupted')
      or (event.state = 'scheduled' and event.starts_at < clock_timestamp() + ${SOON}::interval)
    order by event.state in ('live', 'interrupted') desc, event.starts_at, event.id
    limit ${MATCHES_MAX}`.execute(db)
  return rows.map(presentMatch)
}

export const presentMatch = <R extends { startsAt: Date }>(row: R) => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
})

/** Every stream of the odds company, and how long it has been silent. */
export async function listFeeds(db: Db): Promise<TradedFeed[]> {
  const { rows } = await sql<TradedFeed>`
    select source, producer, is_open as "isOpen", is_shut as "isShut",
      case when recovery_asked_at is null then null
        when recovery_begun_at is null or recovery_begun_at < recovery_asked_at then 'asked'
        when not is_open and not is_shut then 'runs' end as recovery,
      greatest(0, floor(extract(epoch from clock_timestamp() - heard_at) * 1000))::float8 as "silentMs"
    from betting_producer order by source, producer`.execute(db)
  return rows
}

export async function hasAnyCashOut(db: Db): Promise<boolean> {
  const row = await db.selectFrom('betting_board').select('has_cash_out').executeTakeFirst()
  return row?.has_cash_out ?? true
}
