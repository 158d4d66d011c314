import type { Db, Tx } from '../../../db/db.ts'

export type RollbackRequestRow = {
  id: bigint
  provider: string
  /** The supplier's number of the round's first bet. */
  transactionId: string
  gameCode: string
  roundId: string
  playerId: string
  currency: string
  /** Ids of the two people. */
  askedBy: string
  approvedBy: string
  because: string
  askedAt: Date
}

type Asking = Omit<RollbackRequestRow, 'id' | 'askedAt'>

/** Keeps that two people asked for it; false where it was asked for before. */
export async function keepRollbackRequest(tx: Tx, asking: Asking): Promise<boolean> {
  const kept = await tx
    .insertInto('rollback_request')
    .values({
      provider: asking.provider,
      transaction_id: asking.transactionId,
      game_code: asking.gameCode,
      round_id: asking.roundId,
      player_id: asking.playerId,
      currency: asking.currency,
      asked_by: asking.askedBy,
      approved_by: asking.approvedBy,
      because: asking.because,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

const requests = (db: Db | Tx) =>
  db
    .selectFrom('rollback_request')
    .select(['id', 'provider', 'currency', 'because', 'transaction_id as transactionId'])
    .select(['game_code as gameCode', 'round_id as roundId', 'player_id as playerId'])
    .select(['asked_by as askedBy', 'approved_by as approvedBy', 'asked_at as askedAt'])

type OfBet = { provider: string; transactionId: string }

/** That of the round whose first bet it is. */
export const findRollbackRequest = (db: Db | Tx, { provider, transactionId }: OfBet) =>
  requests(db)
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()

type Page = { before: bigint | undefined; limit: number }

/** The newest first. */
export const readRollbackRequests = (
  db: Db,
  { before, limit }: Page,
): Promise<RollbackRequestRow[]> =>
  requests(db)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
