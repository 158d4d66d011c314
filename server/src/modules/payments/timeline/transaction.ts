import type { Locale } from '@zar/contract/limits'
import { unitsOf } from '@zar/contract/money'
import { PAYMENT_STATUS, PAYMENT_TYPES, type Transaction } from '@zar/contract/payment'
import { Refusal } from '../../../platform/refusal.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { accountOf } from '../accounts/payout-account.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentType } from '../methods/method.ts'
import { findMethod } from '../methods/methods.ts'
import { readJudging } from '../pay-rule/read-pay-rule.ts'
import { readStop } from '../review/house/stops.ts'
import { countHeld } from '../withdrawals/held-withdrawals.ts'
import { readEvents } from './event.ts'
import { type ReviewTold, timelineOf } from './timeline.ts'

type TransactionCall = { playerId: string; locale: Locale; id: string }

/** One payment of the player's own, with its timeline. */
export async function readTransaction(
  { db, clock, fieldCipher }: Pick<PaymentDeps, 'db' | 'clock' | 'fieldCipher'>,
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
  const [events, ahead, stop, rule] = await Promise.all([
    readEvents(db, id),
    isHeld ? countHeld(db, payment.seq) : 0,
    isHeld ? readStop(db) : undefined,
    readJudging(db, payment.pay_rule),
  ])
  const { hold, clock_at: clockAt } = payment
  const review = isHeld ? { hold, endsAt: stop ? null : clockAt, now: clock.now() } : undefined
  const way = { type, isApproved, events, ahead, status: payment.status, review, rule }
  const promisedAt = review && !review.endsAt ? null : payment.promised_at
  return {
    id,
    type,
    status: payment.status,
    title: findMethod(payment.method_id, type)?.title[locale] ?? '',
    account: accountOf(decryptDetail(fieldCipher, payment)),
    amount: unitsOf(payment.amount_e5),
    timeStamp: payment.created_at.toISOString(),
    steps: timelineOf({ ...way, promisedAt }, locale),
    review: review ? presentReview(review) : null,
  }
}

/** What the page counts down to, and what happens then. */
function presentReview({ hold, endsAt, now }: ReviewTold): Transaction['review'] {
  const times = { endsAt: endsAt?.toISOString() ?? null, now: now.toISOString() }
  return { ...times, atEnd: endsAt === null ? 'law' : hold === 'payee' ? 'returned' : 'paid' }
}
