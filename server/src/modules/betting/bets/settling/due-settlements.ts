import type { BetState } from '@zar/contract/betting/bets'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import { planByIndex } from '../../../ledger/index.ts'
import type { Settlement } from './outcome.ts'
import type { OwnBet } from './settle-bet.ts'

/** What the source only confirms later: not paid by its first word. */
const COUNTED_LATER = '^(corners|cards|points|shots|sot|fouls|player)\\.'
/** By then a first word that nobody took back is believed. */
const CONFIRMED_AFTER = '15 minutes'

/**
 * The settlements that bets have yet to get, oldest first: what is confirmed, void or taken back; what is told
 * of goals, points and sets once the event is over; and what has stood for fifteen minutes.
 */
export async function readDueSettlements(db: Db, take: number): Promise<Settlement[]> {
  const { rows } = await sql<Settlement>`
    select one.market_id as "marketId", one.version, one.void_reason as "voidReason", one.results, one.cancels, one.early
    from betting_settlement one
      join betting_market market on market.id = one.market_id
      join betting_event event on event.id = market.event_id
    where one.applied_at is null
      and (one.certainty <> 1 or one.void_reason is not null or one.cancels <> '[]'
        or event.state in ('ended', 'closed') and market.key !~ ${COUNTED_LATER}
        or one.created_at <= clock_timestamp() - ${CONFIRMED_AFTER}::interval)
    order by one.created_at, one.market_id, one.version
    limit ${take}`.execute(db)
  return rows
}

export type BetWithout = OwnBet & { state: BetState }

/**
 * Bets on the market that have an older version, by their number. What waits is decided elsewhere, and what is
 * sold is over: they are named all the same, as the next look begins behind the last.
 */
export async function readBetsWithout(
  db: Db | Tx,
  { marketId, version }: Settlement,
  { after, take }: { after: bigint; take: number },
): Promise<BetWithout[]> {
  // Of each selection no more than can be needed: a market may have a hundred thousand bets.
  const query = sql<BetWithout>`
    select bet.id as "betId", bet.player_id as "playerId", bet.state
    from (
      select distinct own.bet_id from betting_selection one
        cross join lateral (
          select bet_id from betting_leg_selection
            where selection_id = one.id and bet_id > ${after} and settlement < ${version}
            order by bet_id limit ${take}) own
        where one.market_id = ${marketId} order by own.bet_id limit ${take}) next
      join betting_bet bet on bet.id = next.bet_id
    order by bet.id`
  const read = async (tx: Tx) => {
    await planByIndex(tx)
    return (await query.execute(tx)).rows
  }
  return db.isTransaction ? read(db as Tx) : db.transaction().execute(read)
}

/** The keys of a market’s selections, by their ids. */
export async function readKeys(db: Db, marketId: bigint): Promise<Map<bigint, string>> {
  const rows = await db
    .selectFrom('betting_selection')
    .select(['id', 'key'])
    .where('market_id', '=', marketId)
    .execute()
  return new Map(rows.map(({ id, key }) => [id, key]))
}

/** Every bet has it. */
export async function markApplied(db: Db, { marketId, version }: Settlement): Promise<void> {
  await db
    .updateTable('betting_settlement')
    .set({ applied_at: sql<Date>`clock_timestamp()` })
    .where('market_id', '=', marketId)
    .where('version', '=', version)
    .execute()
}
