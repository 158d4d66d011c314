import type { Tx } from '../../../db/db.ts'
import type { RejectReason } from '../../../db/tables/payments.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { expectCase } from '../../queues/index.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { isSameName } from '../accounts/name-match.ts'
import { payoutAccount } from '../accounts/payout-account.ts'
import { readPlayerName } from '../accounts/player-name.ts'
import type { NewsDeps, PaymentDeps } from '../deps.ts'
import { lockWithdrawal, refuseUndecidable, type Withdrawal } from '../review/lock-withdrawal.ts'
import type { PaymentService } from '../services/payment-service.ts'
import { turnDown } from '../withdrawals/turn-down.ts'
import { closePayeeCase, subjectOf } from './queue.ts'

export type PayeeDeps = NewsDeps &
  Pick<PaymentDeps, 'db' | 'fieldCipher' | 'onCommitted'> & {
    /** Whoever can be asked for the holder of an account. */
    service?: Pick<PaymentService, 'readHolder'> | undefined
  }

export type PayeeSeen = { paymentId: string; caseId: string; version: number }
type Who = { by: string; because: string; also: (tx: Tx, playerId: string) => Promise<unknown> }

/**
 * Says that the account is the player's. The bank is asked first, and whatever it does not say to be so is
 * refused with `payee_unproven`: nobody's word stands for it. No money moves by it. One that was held for its
 * account alone is paid by its clock from then on, and its player reads so.
 */
export async function confirmPayee(deps: PayeeDeps, seen: PayeeSeen, who: Who): Promise<void> {
  await refuseUnproven(deps, seen.paymentId)
  await decide(deps, seen, who, async (tx, payment) => {
    await write(tx, payment, { fact: 'holder', ...who, now: deps.clock.now() })
    if (payment.hold === 'payee')
      await tx.updateTable('payment').set({ hold: 'manual' }).where('id', '=', payment.id).execute()
    await closePayeeCase(tx, payment.id, {
      state: 'confirmed',
      by: who.by,
      now: deps.clock.now(),
    })
  })
}

export type PayeeFact = Extract<RejectReason, 'wrong_account' | 'other_name'>

/** Refuses the account for a fact: the withdrawal is turned down with all of its money back in the balance. */
export async function refusePayee(
  deps: PayeeDeps,
  { fact, ...seen }: PayeeSeen & { fact: PayeeFact },
  who: Who,
): Promise<void> {
  await decide(deps, seen, who, async (tx, payment) => {
    await write(tx, payment, { fact, ...who, now: deps.clock.now() })
    const said = { reason: fact, operator: who.by, note: who.because }
    await turnDown(tx, deps, payment, { event: 'reject', ...said })
  })
  deps.onCommitted()
}

async function refuseUnproven({ db, fieldCipher, service }: PayeeDeps, paymentId: string) {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (!payment) throw new Refusal('not_found')
  const detail = decryptDetail(fieldCipher, payment)
  const { iban, account } = payoutAccount(detail)
  // A crypto address has no name.
  const hasHolder = detail.Address === undefined && (iban !== null || account !== null)
  refuseIf(!hasHolder || !service, 'payee_unproven')
  const own = await readPlayerName(db, payment.player_id)
  const holder = await service?.readHolder({ iban, account, name: own })
  refuseIf(holder === undefined || !isSameName(own, holder), 'payee_unproven')
}

/** Under the withdrawal’s lock, as everything that ends it: whoever first approved it does not say whose account it is. */
const decide = (
  { db, clock }: PayeeDeps,
  { paymentId, caseId, version }: PayeeSeen,
  { by, also }: Who,
  work: (tx: Tx, payment: Withdrawal) => Promise<void>,
) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const payment = await lockWithdrawal(tx, { paymentId })
    const held = await expectCase(tx, 'payees', { caseId, version }, { by, now })
    refuseIf(held.subject !== subjectOf(paymentId), 'not_found')
    await refuseUndecidable(tx, payment, { event: 'reject', now })
    refuseIf(payment.first_approver === by, 'separation')
    await work(tx, payment)
    await also(tx, payment.player_id)
  })

type Word = { fact: 'holder' | PayeeFact; by: string; because: string; now: Date }

const write = (tx: Tx, payment: Withdrawal, { fact, by, because, now }: Word) =>
  tx
    .insertInto('payee_word')
    .values({
      payment_id: payment.id,
      is_confirmed: fact === 'holder',
      fact,
      said_by: by,
      because,
      said_at: now,
    })
    .execute()
