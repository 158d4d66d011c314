import type { Locale } from '@zar/contract/limits'
import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { findMethod } from '../methods/methods.ts'
import { lockWithdrawal } from '../review/lock-withdrawal.ts'
import { addPayout } from '../withdrawals/payout.ts'
import { after, stateOf } from '../withdrawals/states.ts'

const SHOWN_MAX = 200

const sentOf = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('player', 'player.id', 'payment.player_id')
    .innerJoin('country', 'country.id', 'player.country_id')
    .where('payment.type', '=', PAYMENT_TYPES.Withdraw)
    .where('payment.status', '=', PAYMENT_STATUS.Pending)
    .where('payment.approved_at', 'is not', null)

/** What the bank was asked to pay and has not answered, the oldest promise first. */
export async function readSent(db: Db, locale: Locale) {
  const rows = await sentOf(db)
    .select(['payment.id', 'seq', 'player_id', 'usercode', 'username', 'country.code as country'])
    .select(['amount_e5', 'method_id', 'approved_at', 'payment.updated_at', 'promised_at'])
    .select(['gateway_id', 'refund_of'])
    .orderBy(sql`coalesce(promised_at, approved_at)`)
    .orderBy('seq')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: `${row.seq}`,
    playerId: row.player_id,
    usercode: row.usercode,
    username: row.username,
    country: row.country,
    amountE5: row.amount_e5,
    method: findMethod(row.method_id, PAYMENT_TYPES.Withdraw)?.title[locale] ?? '',
    approvedAt: row.approved_at ?? row.updated_at,
    changedAt: row.updated_at,
    promiseAt: row.promised_at,
    reference: row.gateway_id,
    isRefund: row.refund_of !== null,
  }))
}

export type SentPayout = Awaited<ReturnType<typeof readSent>>[number]

/** How many there are, and what they come to. */
export async function countSent(db: Db): Promise<{ count: number; sumE5: bigint }> {
  return sentOf(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<bigint>`coalesce(sum(amount_e5), 0)::bigint`.as('sumE5'))
    .executeTakeFirstOrThrow()
}

type Retrying = {
  paymentId: string
  /** Written in the same transaction: how far it was, and the bank's id of it. */
  audit: (tx: Tx, before: { state: string; reference: string | null }) => Promise<unknown>
}

/**
 * Has the bank asked again now, by the order's own id: a bank that has it answers how far it is, one that lost it
 * takes it as new, and either pays once. Refuses with `withdrawal_not_sent` what the bank is not to be asked for.
 */
export async function retryPayout(
  deps: Pick<PaymentDeps, 'clock' | 'onCommitted'> & { db: Db },
  { paymentId, audit }: Retrying,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const payment = await lockWithdrawal(tx, { paymentId })
    refuseIf(!after(payment, 'payee_confirmed'), 'withdrawal_not_sent')
    await addPayout(tx, paymentId, deps.clock.now())
    await audit(tx, { state: stateOf(payment), reference: payment.gateway_id })
  })
  deps.onCommitted()
}
