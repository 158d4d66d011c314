import { sql } from 'kysely'
import type { Db } from '../../../../db/db.ts'

/** A bet that was taken at most ten seconds before something happened. */
export type LateBet = {
  betId: string
  username: string
  eventId: string
  match: string
  takenAt: Date
  changedAt: Date
  beforeMs: number
  costKurus: number
  possibleKurus: number
  oddsMilli: number
  /** The odds three seconds after it was taken. */
  laterOddsMilli: number | null
  state: string
}

/** FRD-08: the live bets that were taken within ten seconds before a material change since then, newest first. */
export async function readLateBets(
  db: Db,
  { since, eventId, take }: { since: Date; eventId: bigint | null; take: number },
): Promise<LateBet[]> {
  const { rows } = await sql<LateBet>`
    select bet.id::text as "betId", player.username, event.id::text as "eventId",
      event.home || ' – ' || event.away as match, bet.decided_at as "takenAt", changed.at as "changedAt",
      floor(extract(epoch from changed.at - bet.decided_at) * 1000)::float8 as "beforeMs",
      bet.cost_kurus::float8 as "costKurus", bet.possible_kurus::float8 as "possibleKurus",
      leg.odds_milli as "oddsMilli", leg.later_odds_milli as "laterOddsMilli", bet.state
    from betting_material changed
      join betting_event event on event.id = changed.event_id
      join betting_leg_selection own on own.event_id = event.id
      join betting_leg leg on leg.bet_id = own.bet_id and leg.number = own.leg and leg.is_live
      join betting_bet bet on bet.id = own.bet_id and bet.state <> 'refused'
        and bet.decided_at between changed.at - interval '10 seconds' and changed.at
      join player on player.id = bet.player_id
    where changed.at >= ${since} and (${eventId}::bigint is null or changed.event_id = ${eventId}::bigint)
    group by bet.id, player.username, event.id, changed.at, leg.odds_milli, leg.later_odds_milli
    order by changed.at desc, bet.decided_at desc limit ${take}`.execute(db)
  return rows
}
