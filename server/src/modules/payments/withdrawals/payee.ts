import type { Selectable } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { PaymentTables, RejectReason } from '../../../db/tables/payments.ts'
import { decryptDetail } from '../accounts/encrypted-detail.ts'
import { isSameName } from '../accounts/name-match.ts'
import { payoutAccount } from '../accounts/payout-account.ts'
import { readPlayerName } from '../accounts/player-name.ts'
import type { PaymentDeps } from '../deps.ts'
import { closePayeeCase, mayHaveCase } from '../payees/queue.ts'
import { after } from './states.ts'
import { turnDown } from './turn-down.ts'

type Row = Selectable<PaymentTables['payment']>

/**
 * Whether the bank may be asked to pay: the account is in the player's own name, by the bank's word
 * (FRD-05). One of another name is turned down, with all of its money back in the balance. What is
 * once found right stays so: from then on the bank may have the order.
 */
export async function admitPayee(deps: PaymentDeps, payment: Row): Promise<boolean> {
  if (payment.payee_checked_at) return true
  const why = await whyNotPay(deps, payment)
  const isAdmitted = await deps.db
    .transaction()
    .execute((tx) => writeChecked(tx, deps, { id: payment.id, why }))
  if (!isAdmitted) deps.onCommitted()
  return isAdmitted
}

/**
 * Why the account cannot be paid to; undefined where it can. A crypto address has no name, and what is sent
 * back goes to whoever paid it. A withdrawal that names no account is from before its account was kept.
 */
async function whyNotPay(deps: PaymentDeps, payment: Row): Promise<RejectReason | undefined> {
  const detail = decryptDetail(deps.fieldCipher, payment)
  const { iban, account } = payoutAccount(detail)
  if (payment.refund_of !== null || detail.Address !== undefined) return undefined
  if (iban === null && account === null) return 'wrong_account'
  const own = await readPlayerName(deps.db, payment.player_id)
  const holder = await deps.service.readHolder({ iban, account, name: own })
  return isSameName(own, holder) ? undefined : 'other_name'
}

type Checked = { id: string; why: RejectReason | undefined }

async function writeChecked(tx: Tx, deps: PaymentDeps, { id, why }: Checked): Promise<boolean> {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!payment || !after(payment, 'payee_confirmed')) return false
  // Another worker found it right a moment ago, and may have asked the bank already.
  if (payment.payee_checked_at) return true
  if (why) {
    await turnDown(tx, deps, payment, { event: 'payee_refused', reason: why })
    deps.log.warn({ event: 'payout account not paid', why, paymentId: id })
    return false
  }
  await tx
    .updateTable('payment')
    .set({ payee_checked_at: deps.clock.now() })
    .where('id', '=', id)
    .execute()
  // By rule: the bank said that the account is in the player's own name.
  const now = deps.clock.now()
  if (mayHaveCase(payment))
    await closePayeeCase(tx, id, { state: 'confirmed', by: 'system:bank', now })
  return true
}
