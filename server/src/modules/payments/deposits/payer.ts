import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../../db/db.ts'
import { type Detail, decryptPayer, encryptPayer } from '../accounts/encrypted-detail.ts'
import { isSameName } from '../accounts/name-match.ts'
import { accountDetail } from '../accounts/payout-account.ts'
import { readPlayerName } from '../accounts/player-name.ts'
import type { PaymentDeps } from '../deps.ts'
import type { Payer } from '../services/payment-service.ts'

type Arrived = { id: string; player_id: string }

/**
 * Keeps with a deposit who paid it, and whether that is the player; null where the bank named nobody. One
 * in another name is flagged for an operator, whatever becomes of the money (FRD-05, FRD-07).
 */
export async function keepPayer(
  tx: Tx,
  { fieldCipher, clock, log }: PaymentDeps,
  { id, player_id: playerId }: Arrived,
  payer: Payer | null,
): Promise<{ isOwn: boolean | null }> {
  if (!payer) return { isOwn: null }
  const isOwn = isSameName(await readPlayerName(tx, playerId), payer.holder)
  await tx
    .updateTable('payment')
    .set({ payer_sealed: encryptPayer(fieldCipher, id, payer), is_payer_own: isOwn })
    .where('id', '=', id)
    .execute()
  if (!isOwn) {
    await tx
      .insertInto('payer_flag')
      .values({ payment_id: id, found_at: clock.now(), cleared_at: null, cleared_by: null })
      .execute()
    log.warn({ event: 'deposit in another name', paymentId: id })
  }
  return { isOwn }
}

/** The account in the player's own name that they last paid in from; undefined where there is none. */
export async function readOwnPayer(
  tx: Tx,
  { fieldCipher }: Pick<PaymentDeps, 'fieldCipher'>,
  playerId: string,
): Promise<Detail | undefined> {
  const deposit = await tx
    .selectFrom('payment')
    .select(['id', 'payer_sealed'])
    .where('player_id', '=', playerId)
    .where('type', '=', PAYMENT_TYPES.Deposit)
    .where('status', '=', PAYMENT_STATUS.Confirmed)
    .where('is_payer_own', 'is', true)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const payer = deposit && decryptPayer(fieldCipher, deposit)
  return payer && accountDetail(payer.account)
}
