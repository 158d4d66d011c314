import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { RoundStart } from './round-start.ts'

/** One row of wallet_transaction that belongs to a round. */
export type BookedMovement = {
  startId: bigint
  id: string
  kind: 'bet' | 'win' | 'rollback'
  amountE5: bigint
  movesCash: boolean
  roundClosed: boolean
  referenceId: string | null
  createdAt: Date
}

const COLUMNS = (row: string) =>
  sql.raw(`id, kind, ${row}.amount_e5 as "amountE5", moves_cash as "movesCash",
    round_closed as "roundClosed", reference_id as "referenceId",
    created_at as "createdAt"`)

/** What names one of these rows: its wins and rollbacks. Each inner select leaves one index to use. */
const naming = (rows: string) =>
  sql.raw(`select named.start_id, found.* from ${rows} named, lateral (
      select * from wallet_transaction t where t.reference_id = named.id offset 0) found
    where found.provider = named.provider and found.player_id = named.player_id and found.outcome = 'ok'`)

/**
 * Everything that was booked for these rounds of one player, in the order of time: the bets of the
 * round, the wins they paid, and what was taken back of either.
 */
export async function readRoundMovements(
  db: Db,
  playerId: string,
  starts: readonly RoundStart[],
): Promise<BookedMovement[]> {
  if (starts.length === 0) return []
  return (await roundMovementsQuery(playerId, starts).execute(db)).rows
}

export const roundMovementsQuery = (
  playerId: string,
  starts: readonly RoundStart[],
) => sql<BookedMovement>`
    with start as (
      select * from unnest(
        ${starts.map(({ id }) => id)}::bigint[], ${starts.map(({ isBet }) => isBet)}::boolean[],
        ${starts.map(({ provider }) => provider)}::text[],
        ${starts.map(({ transactionId }) => transactionId)}::text[],
        ${starts.map(({ gameCode }) => gameCode)}::text[],
        ${starts.map(({ roundId }) => roundId)}::text[]
      ) start(start_id, is_bet, provider, transaction_id, game_code, round_id)
    ), first as (
      select start.start_id, found.* from start, lateral (
          select * from wallet_transaction t
            where t.kind = 'bet' and t.outcome = 'ok'
              and round_number(t.player_id, t.round_id) = round_number(${playerId}, start.round_id) offset 0) found
        where start.is_bet and found.round_id = start.round_id and found.provider = start.provider
          and found.game_code = start.game_code and found.player_id = ${playerId}
      union all
      select start.start_id, found.* from start, lateral (
          select * from wallet_transaction t where t.id = start.transaction_id offset 0) found
        where not start.is_bet and found.provider = start.provider
    ), second as (${naming('first')}), third as (${naming('second')})
    select start_id as "startId", ${COLUMNS('movement')}
      from (select * from first union select * from second union select * from third) movement
      order by created_at, id`
