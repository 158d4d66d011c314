import type { Tx } from '../../../../db/db.ts'
import { reopenFreeBet } from '../../../bonuses/index.ts'
import { type AccountRef, HOUSE_ID } from '../../../ledger/index.ts'
import type { NotifyDeps } from '../../../messages/index.ts'
import { post } from './post.ts'
import type { StoredBet } from './stored-bet.ts'

/**
 * Gives the stake of a bet that came to nothing back to the free bet that paid it: once, and while its time runs.
 * Else it is the operator’s. A bet that was paid by cash is left alone. The player and the cash are held.
 */
export async function giveBackFreeBet(
  tx: Tx,
  deps: NotifyDeps,
  { bet, at }: { bet: StoredBet; at: Date },
): Promise<void> {
  const { bonusAccountId: accountId, playerId } = bet
  if (accountId === null || (await wasGivenBack(tx, bet.id))) return
  const isAgain = await hasReturn(tx, accountId)
  const freeBet = isAgain ? undefined : await reopenFreeBet(tx, deps, { playerId, accountId })
  const account: AccountRef = freeBet
    ? { ownerId: freeBet.id, kind: 'player_bonus' }
    : { ownerId: HOUSE_ID, kind: 'promotion' }
  const amountKurus = bet.costKurus
  await post(tx, {
    bet,
    kind: 'return',
    version: 0,
    amountKurus,
    at,
    account,
  })
}

const wasGivenBack = async (tx: Tx, betId: bigint): Promise<boolean> =>
  (await tx
    .selectFrom('betting_posting')
    .select('bet_id')
    .where('bet_id', '=', betId)
    .where('kind', '=', 'return')
    .executeTakeFirst()) !== undefined

const hasReturn = async (tx: Tx, accountId: bigint): Promise<boolean> =>
  (await tx
    .selectFrom('betting_posting as posting')
    .innerJoin('betting_bet as bet', 'bet.id', 'posting.bet_id')
    .select('bet.id')
    .where('bet.bonus_account_id', '=', accountId)
    .where('posting.kind', '=', 'return')
    .executeTakeFirst()) !== undefined
