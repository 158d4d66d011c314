import { randomUUID } from 'node:crypto'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { Db } from '../../db/db.ts'
import { HOUSE_ID, postTransfer } from '../../modules/ledger/index.ts'
import { Refusal } from '../../platform/refusal.ts'

type Order = { playerId: string; amountE5: bigint }
type Open = Order & { paymentId: string }

/** A withdrawal that waits for the bank; undefined where the player has less. */
export async function askWithdrawal(db: Db, order: Order): Promise<Open | undefined> {
  const paymentId = randomUUID()
  const { playerId, amountE5 } = order
  const now = new Date()
  try {
    await db.transaction().execute(async (tx) => {
      await postTransfer(tx, {
        ...order,
        key: `withdrawal_reserve:${paymentId}`,
        currency: 'TRY',
        source: { ownerId: playerId, kind: 'player_cash' },
        target: { ownerId: playerId, kind: 'player_withdrawal' },
        reason: 'withdrawal_reserve',
      })
      await tx
        .insertInto('payment')
        .values({
          id: paymentId,
          player_id: playerId,
          type: PAYMENT_TYPES.Withdraw,
          method_id: 1,
          status: PAYMENT_STATUS.Pending,
          amount_e5: amountE5,
          currency: 'TRY',
          gateway_id: null,
          detail: '{}',
          reason: null,
          ledger_mark: 0n,
          approved_at: now,
          hold: null,
          promised_at: null,
          created_at: now,
          updated_at: now,
        })
        .execute()
    })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
  return { ...order, paymentId }
}

/** The bank's word on it: paid out, or back in the balance. */
export async function endWithdrawal(db: Db, open: Open, isPaid: boolean): Promise<void> {
  const { paymentId, playerId, amountE5 } = open
  const reason = isPaid ? 'withdrawal_paid' : 'withdrawal_return'
  await db.transaction().execute(async (tx) => {
    await postTransfer(tx, {
      key: `${reason}:${paymentId}`,
      playerId,
      amountE5,
      currency: 'TRY',
      reason,
      source: { ownerId: playerId, kind: 'player_withdrawal' },
      target: isPaid
        ? { ownerId: HOUSE_ID, kind: 'gateway' }
        : { ownerId: playerId, kind: 'player_cash' },
    })
    await tx
      .updateTable('payment')
      .set({ status: PAYMENT_STATUS[isPaid ? 'Confirmed' : 'Rejected'] })
      .where('id', '=', paymentId)
      .execute()
  })
}
