import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { Anchor } from './anchor.ts'

/** One row of wallet_transaction that belongs to a round. */
export type Member = {
  anchorId: bigint
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
  sql.raw(`select named.anchor_id, found.* from ${rows} named, lateral (
      select * from wallet_transaction t where t.reference_id = named.id offset 0) found
    where found.provider = named.provider and found.player_id = named.player_id and found.outcome = 'ok'`)

/**
 * Everything that was booked for these rounds of one player, in the order of time: the bets of the
 * round, the wins they paid, and what was taken back of either.
 */
export async function readMembers(
  db: Db,
  playerId: string,
  anchors: readonly Anchor[],
): Promise<Member[]> {
  if (anchors.length === 0) return []
  return (await membersQuery(playerId, anchors).execute(db)).rows
}

export const membersQuery = (playerId: string, anchors: readonly Anchor[]) => sql<Member>`
    with anchor as (
      select * from unnest(
        ${anchors.map(({ id }) => id)}::bigint[], ${anchors.map(({ isBet }) => isBet)}::boolean[],
        ${anchors.map(({ provider }) => provider)}::text[],
        ${anchors.map(({ transactionId }) => transactionId)}::text[],
        ${anchors.map(({ gameCode }) => gameCode)}::text[],
        ${anchors.map(({ roundId }) => roundId)}::text[]
      ) anchor(anchor_id, is_bet, provider, transaction_id, game_code, round_id)
    ), first as (
      select anchor.anchor_id, found.* from anchor, lateral (
          select * from wallet_transaction t
            where t.kind = 'bet' and t.outcome = 'ok'
              and round_number(t.player_id, t.round_id) = round_number(${playerId}, anchor.round_id) offset 0) found
        where anchor.is_bet and found.round_id = anchor.round_id and found.provider = anchor.provider
          and found.game_code = anchor.game_code and found.player_id = ${playerId}
      union all
      select anchor.anchor_id, found.* from anchor, lateral (
          select * from wallet_transaction t where t.id = anchor.transaction_id offset 0) found
        where not anchor.is_bet and found.provider = anchor.provider
    ), second as (${naming('first')}), third as (${naming('second')})
    select anchor_id as "anchorId", ${COLUMNS('member')}
      from (select * from first union select * from second union select * from third) member
      order by created_at, id`
