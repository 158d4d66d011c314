import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { PROVIDER, winIdOf } from './command.ts'

type Round = { playerId: string; roundId: string }

const END = ' back'
/** An amended win is replaced by another one, under the amend's id; this takes the earlier one back. */
export const backIdOf = (transactionId: string) => transactionId + END

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

/** A transaction of theirs as it is in the ledger. */
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
 * The id of a `betwin` is its bet's in the ledger, and means its win.
 */
export async function findStandingWin(db: Db, winId: string, playerId: string) {
  const named = await findTransaction(db, winId)
  const firstId = named?.kind === 'bet' ? winIdOf(winId) : winId
  const { rows } = await sql<{ id: string }>`
    with recursive taken as not materialized (
      select id, kind, reference_id from wallet_transaction
       where provider = ${PROVIDER} and player_id = ${playerId} and outcome = 'ok'
    ), standing as (
      select id, 0 as amends from taken where id = ${firstId} and kind = 'win'
      union all
      select next.id, amends + 1 from standing
        join taken back on back.reference_id = standing.id and back.kind = 'rollback'
        join taken next on next.kind = 'win'
         and next.id = left(back.id, ${-END.length}) and back.id like ${`%${END}`}
    )
    select id from standing order by amends desc limit 1`.execute(db)
  return rows[0] && findTransaction(db, rows[0].id)
}
