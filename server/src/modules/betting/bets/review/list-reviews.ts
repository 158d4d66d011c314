import type { Sport } from '@zar/contract/betting/sport'
import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'
import { COUNTING } from '../../board/image/traded.ts'

/** A bet that waits for a trader. Money is kuruş. */
export type WaitingBet = {
  betId: string
  username: string
  state: 'waits' | 'countered'
  costKurus: number
  unitKurus: number
  limitKurus: number
  possibleKurus: number
  leftMs: number
  /** It needs a second person, after this one. */
  needsTwo: boolean
  firstBy: string | null
  /** Who was called for it, in order. */
  called: string[]
  /** How many columns its stake is for. */
  columns: number
  playerId: string
  legs: ReviewedLeg[]
}

export type ReviewedLeg = {
  match: string
  market: string
  line: string | null
  selection: string
  odds: number
  eventId: string
  sport: Sport
  home: string
  away: string
  /** The selection’s key and its own name, where it has one. */
  key: string
  name: string | null
  /** As it is offered now; null where it is not. */
  nowOdds: number | null
  /** Something happened in its match since the bet was sent. */
  hasMoved: boolean
}

/** The bets that wait for a trader, the one that runs out first at the top. */
export async function listReviews(db: Db, { take }: { take: number }): Promise<WaitingBet[]> {
  const { rows } = await sql<WaitingBet>`
    select bet.id::text as "betId", player.username, review.state, bet.cost_kurus::float8 as "costKurus",
      bet.unit_kurus::float8 as "unitKurus", review.limit_kurus::float8 as "limitKurus",
      bet.possible_kurus::float8 as "possibleKurus", review.needs_two as "needsTwo", review.first_by as "firstBy", bet.columns,
      bet.player_id as "playerId",
      array(select call.name from betting_call call where call.bet_id = bet.id order by call.called_at) as called,
      greatest(0, floor(extract(epoch from bet.decides_at - clock_timestamp()) * 1000))::float8 as "leftMs",
      (select json_agg(json_build_object('match', event.home || ' – ' || event.away, 'market', market.key,
          'line', market.line, 'selection', coalesce(one.name, one.key), 'odds', leg.odds_milli, 'eventId',
          event.id::text, 'sport', event.sport, 'home', event.home, 'away', event.away, 'key', one.key, 'name', one.name,
          'nowOdds', ${COUNTING},
          'hasMoved', own.material <> event.material) order by leg.number, one.id)
        from betting_leg leg join betting_leg_selection own on own.bet_id = leg.bet_id and own.leg = leg.number
          join betting_selection one on one.id = own.selection_id
          join betting_market market on market.id = one.market_id
          join betting_event event on event.id = market.event_id
        where leg.bet_id = bet.id) as legs
    from betting_review review join betting_bet bet on bet.id = review.bet_id and bet.state = 'waiting'
      join player on player.id = bet.player_id
    where review.state in ('waits', 'countered')
    order by bet.decides_at limit ${take}`.execute(db)
  return rows
}
