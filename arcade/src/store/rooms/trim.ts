import type { Pool } from '../database.ts'
import { inTransaction } from '../database.ts'

/** So many rounds of a room can be computed again by everybody. */
export const ROUNDS_KEPT = 10_000

/** What of the rooms is kept no longer. */
export type Trimmed = { rounds: number; journalLines: number }

/**
 * Forgets what nobody asks for any more: the journals of rounds that ended before this moment, and rounds
 * without bets beyond the last ones of their room. A round on which a bet lay is kept.
 */
export async function trimRooms(
  pool: Pool,
  { endedBefore, kept = ROUNDS_KEPT }: { endedBefore: Date; kept?: number },
): Promise<Trimmed> {
  return inTransaction(pool, async (tx) => {
    const old = await tx.query<{ id: string }>(
      `select id from (
           select id, state, row_number() over (partition by room order by started_at desc, id) as nth
             from arcade.room_round
         ) round
         where state <> 'running' and nth > $1
           and not exists (select 1 from arcade.round bet where bet.room_round_id = round.id)`,
      [kept],
    )
    const ids = old.rows.map(({ id }) => id)
    const journal = await tx.query(
      `delete from arcade.room_journal line using arcade.room_round round
         where round.id = line.round_id and (round.ended_at < $1 or round.id = any($2::uuid[]))`,
      [endedBefore, ids],
    )
    const rounds = await tx.query('delete from arcade.room_round where id = any($1::uuid[])', [ids])
    return { rounds: rounds.rowCount ?? 0, journalLines: journal.rowCount ?? 0 }
  })
}
