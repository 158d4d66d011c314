import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Tx } from '../../db/db.ts'
import { refuseIf } from '../../platform/refusal.ts'

const NO_BYTES = Buffer.alloc(0)

/**
 * Empties what the player filled in for the bank and who paid in: accounts, names, phones. Sums, times and the bank's own
 * numbers stay. A payout that is still to be asked for keeps the account it goes to, and is refused here.
 */
export async function erasePayments(tx: Tx, playerId: string): Promise<void> {
  // Locked before anything else of the player's: a verdict of the bank takes the payment first, too.
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'type', 'status'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const isOpen = payments.some(
    ({ type, status }) => type === PAYMENT_TYPES.Withdraw && status === PAYMENT_STATUS.Pending,
  )
  refuseIf(isOpen, 'erasure_withdrawal_open')
  await tx
    .updateTable('payment')
    .set({ detail: null, detail_sealed: NO_BYTES, account_hmac: null, payer_sealed: NO_BYTES })
    .where('player_id', '=', playerId)
    .execute()
}
