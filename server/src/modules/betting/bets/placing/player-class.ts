import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/db.ts'
import type { PlayerClass } from '../../../../db/tables/betting.ts'

type Terms = {
  /** What of everybody’s greatest stake one bet may stake: times, of. */
  stakeFactor: readonly [bigint, bigint]
  /** What may be won in one day of Istanbul, stakes not counted. */
  winADayKurus: bigint
}

/** Nobody is cut because they win: a class is given by two people, and the player is told its code. */
export const CLASS_TERMS: Readonly<Record<PlayerClass, Terms>> = {
  new: { stakeFactor: [1n, 2n], winADayKurus: 5_000_000n },
  standard: { stakeFactor: [1n, 1n], winADayKurus: 25_000_000n },
  sharp: { stakeFactor: [1n, 2n], winADayKurus: 10_000_000n },
  vip: { stakeFactor: [2n, 1n], winADayKurus: 50_000_000n },
}

/**
 * What the player can still win today: the day’s gains that are certain, and what open bets may come to, are
 * used up. Exact where the player’s cash is held.
 */
export async function winRoomKurus(
  db: Db | Tx,
  { playerId, playerClass }: { playerId: string; playerClass: PlayerClass },
): Promise<bigint> {
  const { rows } = await sql<{ won: bigint }>`
    select coalesce(sum(case when state in ('waiting', 'open') then possible_kurus - cost_kurus
        else greatest(paid_kurus - cost_kurus, 0) end), 0)::bigint as won
      from betting_bet
      where player_id = ${playerId} and state <> 'refused'
        and placed_at >= date_trunc('day', clock_timestamp() at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul'`.execute(
    db,
  )
  const leftKurus = CLASS_TERMS[playerClass].winADayKurus - (rows[0]?.won ?? 0n)
  return leftKurus > 0n ? leftKurus : 0n
}
