import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal } from '../../../platform/refusal.ts'

export type BetAsked = {
  playerId: string
  costKurus: number
  /** What its player owes of a correction. */
  owedKurus: number
  /** Who accepted it first, where a trader looks at it. */
  firstBy: string | null
  /** Until it is decided; 0 of one that does not wait. */
  leftMs: number
}

/** Whose a bet is, and what it costs. Refuses with `not_found`. */
export async function readBetAsked(db: Db | Tx, betId: bigint): Promise<BetAsked> {
  const { rows } = await sql<BetAsked>`
    select bet.player_id as "playerId", bet.cost_kurus::float8 as "costKurus",
      bet.owed_kurus::float8 as "owedKurus", review.first_by as "firstBy",
      coalesce(greatest(0, extract(epoch from bet.decides_at - clock_timestamp()) * 1000), 0)::float8 as "leftMs"
    from betting_bet bet left join betting_review review on review.bet_id = bet.id
    where bet.id = ${betId}`.execute(db)
  const [bet] = rows
  if (!bet) throw new Refusal('not_found')
  return bet
}
