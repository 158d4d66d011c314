import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { PROVIDER, winIdOf } from './command.ts'

type Round = { playerId: string; roundId: string }

/** An amended win is replaced by another one, under the amend's id; this takes the earlier one back. */
export const backIdOf = (transactionId: string) => `${transactionId} back`

/** The bets of a player's round that were taken and still stand, the first one first. */
export async function standingBets(db: Db, { playerId, roundId }: Round) {
  return db
    .selectFrom('wallet_transaction as bet')
    .select(['bet.id', 'bet.amount_e5 as amountE5'])
    .where(
      sql<boolean>`round_number(bet.player_id, bet.round_id) = round_number(${playerId}, ${roundId})`,
    )
    .where('bet.round_id', '=', roundId)
    .where('bet.kind', '=', 'bet')
    .where('bet.outcome', '=', 'ok')
    .where('bet.provider', '=', PROVIDER)
    .where('bet.player_id', '=', playerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('wallet_transaction as refund')
            .select('refund.id')
            .whereRef('refund.reference_id', '=', 'bet.id')
            .whereRef('refund.provider', '=', 'bet.provider')
            .whereRef('refund.player_id', '=', 'bet.player_id')
            .where('refund.kind', '=', 'rollback')
            .where('refund.outcome', '=', 'ok'),
        ),
      ),
    )
    .orderBy('bet.created_at')
    .execute()
}

/** A transaction of theirs as it is in the books. */
export async function findTransaction(db: Db, id: string) {
  return db
    .selectFrom('wallet_transaction')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', PROVIDER)
    .executeTakeFirst()
}

/**
 * The win of this id as it stands after all its amends; undefined where there is none of this player's.
 * The id of a `betwin` is its bet's in the books, and means its win.
 */
export async function findStandingWin(db: Db, winId: string, playerId: string) {
  const named = await findTransaction(db, winId)
  let win = named?.kind === 'bet' ? await findTransaction(db, winIdOf(winId)) : named
  for (;;) {
    if (win?.kind !== 'win' || win.outcome !== 'ok' || win.player_id !== playerId) return undefined
    const next = await findAmend(db, win.id, playerId)
    if (!next) return win
    win = await findTransaction(db, next)
  }
}

async function findAmend(db: Db, winId: string, playerId: string): Promise<string | undefined> {
  const back = await db
    .selectFrom('wallet_transaction')
    .select('id')
    .where('reference_id', '=', winId)
    .where('provider', '=', PROVIDER)
    .where('player_id', '=', playerId)
    .where('kind', '=', 'rollback')
    .where('outcome', '=', 'ok')
    .executeTakeFirst()
  const end = backIdOf('')
  return back?.id.endsWith(end) ? back.id.slice(0, -end.length) : undefined
}
