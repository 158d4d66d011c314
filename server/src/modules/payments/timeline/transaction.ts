import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES, type Transaction } from '@zar/contract/payment'
import { Refusal } from '../../../platform/refusal.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentType } from '../methods/method.ts'
import { findMethod } from '../methods/methods.ts'
import { countHeld } from '../withdrawals/held-withdrawals.ts'
import { readEvents } from './event.ts'
import { timelineOf } from './timeline.ts'

type TransactionCall = { playerId: string; locale: Locale; id: string }

/** One payment of the player's own, with its timeline. */
export async function readTransaction(
  { db, fieldCipher }: Pick<PaymentDeps, 'db' | 'fieldCipher'>,
  { playerId, locale, id }: TransactionCall,
): Promise<Transaction> {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!payment) throw new Refusal('not_found')
  const isDeposit = payment.type === PAYMENT_TYPES.Deposit
  const type: PaymentType = isDeposit ? PAYMENT_TYPES.Deposit : PAYMENT_TYPES.Withdraw
  const isApproved = payment.approved_at !== null
  const isHeld = !isDeposit && payment.status === PAYMENT_STATUS.Pending && !isApproved
  const [events, ahead] = await Promise.all([
    readEvents(db, id),
    isHeld ? countHeld(db, payment.seq) : 0,
  ])
  const way = { type, isApproved, events, ahead, status: payment.status }
  return {
    id,
    type,
    status: payment.status,
    title: findMethod(payment.method_id, type)?.title[locale] ?? '',
    account: accountOf(decryptDetail(fieldCipher, payment)),
    amount: unitsOf(payment.amount_e5),
    timeStamp: payment.created_at.toISOString(),
    steps: timelineOf({ ...way, promisedAt: payment.promised_at }, locale),
  }
}
