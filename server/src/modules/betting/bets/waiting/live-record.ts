import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { PlayerClass } from '../../../../db/tables/betting.ts'
import { COUNTING } from '../../board/image/traded.ts'
import type { LiveRecord } from './delay.ts'

/** Who has so many bets is new no more, and is judged by as many. */
const BETS = 50
/** The price that a live leg is compared with is of so much later. */
const LATER = '3 seconds'

/** How a player has bet so far. */
export async function liveRecordOf(tx: Db | Tx, playerId: string): Promise<LiveRecord> {
  const { rows } = await sql<{
    bets: number
    edge: number
    stops: number
    given: PlayerClass | null
  }>`
    select (select count(*) from (select from betting_bet
        where player_id = ${playerId} and state not in ('waiting', 'refused') limit ${BETS}) taken)::int as bets,
      coalesce(avg(odds_milli::float8 / later_odds_milli - 1), 0)::float8 as edge,
      (count(*) filter (where later_stopped))::int as stops,
      (select player_class from betting_player where player_id = ${playerId}) as given
    from (select odds_milli, later_odds_milli, later_stopped from betting_leg leg join betting_bet bet on bet.id = leg.bet_id
      where bet.player_id = ${playerId} and later_odds_milli is not null
      order by bet.id desc limit ${BETS}) noted`.execute(tx)
  const { bets = 0, edge = 0, stops = 0, given } = rows[0] ?? {}
  return { playerClass: given ?? (bets < BETS ? 'new' : 'standard'), edge, stops }
}

/**
 * Notes what the odds of live legs are three seconds after they were taken, and whether the market is suspended.
 * A price that is gone is the one that was taken.
 */
export async function noteLaterOdds(db: Db): Promise<void> {
  await sql`
    update betting_leg leg set later_odds_milli = coalesce(${COUNTING}, leg.odds_milli),
      later_stopped = market.state = 'suspended'
    from betting_bet bet, betting_leg_selection own join betting_selection one on one.id = own.selection_id
      join betting_market market on market.id = one.market_id join betting_event event on event.id = market.event_id
    where leg.is_live and leg.later_odds_milli is null and bet.id = leg.bet_id
      and own.bet_id = leg.bet_id and own.leg = leg.number
      and bet.state <> 'waiting' and bet.decided_at <= clock_timestamp() - ${LATER}::interval`.execute(
    db,
  )
}
