import type { Db } from '../../../db/db.ts'
import { type BookedMovement, roundMovementsQuery } from '../rounds/round-movements.ts'

/** A call of a supplier at our wallet, and what it was answered. */
export type WalletCall = {
  provider: string
  id: string
  does: 'bet' | 'win' | 'rollback'
  playerId: string
  gameCode: string
  /** The game's name; its code where it is in no list any more. */
  game: string
  roundId: string
  closesRound: boolean
  amountE5: bigint
  movesCash: boolean
  currency: string
  /** The call that it pays or takes back. */
  refersTo: string | null
  outcome: string
  /** The balance that was answered. */
  balanceE5: bigint
  at: Date
}

/** The calls with a supplier's own id of a transaction: of one supplier where it is named, else of all. */
export async function findWalletCalls(
  db: Db,
  { id, provider }: { id: string; provider?: string | undefined },
): Promise<WalletCall[]> {
  const rows = await db
    .selectFrom('wallet_transaction as call')
    .leftJoin('game', 'game.code', 'call.game_code')
    .selectAll('call')
    .select('game.name')
    .where('call.id', '=', id)
    .$if(provider !== undefined, (query) => query.where('call.provider', '=', provider ?? ''))
    .execute()
  return rows.map((row) => ({
    provider: row.provider,
    id: row.id,
    does: row.kind,
    playerId: row.player_id,
    gameCode: row.game_code,
    game: row.name ?? row.game_code,
    roundId: row.round_id,
    closesRound: row.round_closed,
    amountE5: row.amount_e5,
    movesCash: row.moves_cash,
    currency: row.currency,
    refersTo: row.reference_id,
    outcome: row.outcome,
    balanceE5: row.balance_e5,
    at: row.created_at,
  }))
}

/** Everything that was booked for the round of a call, in the order of time. */
export async function readRoundOfCall(db: Db, call: WalletCall): Promise<BookedMovement[]> {
  const start = {
    id: 0n,
    isBet: call.does === 'bet' || call.refersTo !== null,
    provider: call.provider as Parameters<typeof roundMovementsQuery>[1][number]['provider'],
    transactionId: call.id,
    gameCode: call.gameCode,
    roundId: call.roundId,
    createdAt: call.at,
  }
  return (await roundMovementsQuery(call.playerId, [start]).execute(db)).rows
}
