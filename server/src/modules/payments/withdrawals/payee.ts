import { PAYMENT_STATUS } from '@zar/contract/payment'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { PaymentTables } from '../../../db/tables/payments.ts'
import { payoutAccount } from '../account.ts'
import { askHolder } from '../bank/bank.ts'
import type { PaymentDeps } from '../deps.ts'
import { isSameName } from '../rules.ts'
import { turnDown } from './turn-down.ts'

type Row = Selectable<PaymentTables['payment']>

/**
 * Whether the bank may be asked to pay: the account is in the player's own name, by the bank's word
 * (FRD-05). One of another name is turned down, with all of its money back in the balance. What is
 * once found right stays so: from then on the bank may have the order.
 */
export async function admitPayee(deps: PaymentDeps, payment: Row): Promise<boolean> {
  if (payment.payee_checked_at) return true
  const isOwn = await isOwnAccount(deps, payment)
  const isAdmitted = await deps.db
    .transaction()
    .execute((tx) => writeChecked(tx, deps, { id: payment.id, isOwn }))
  if (!isAdmitted) deps.onCommitted()
  return isAdmitted
}

/** A crypto address has no name, and the account last paid in from is the bank's to know. */
async function isOwnAccount(deps: PaymentDeps, { detail, player_id }: Row): Promise<boolean> {
  const { iban, account } = payoutAccount(detail)
  if (iban === null && detail.Phone === undefined) return true
  const { name, surname } = await deps.db
    .selectFrom('player')
    .select(['name', 'surname'])
    .where('id', '=', player_id)
    .executeTakeFirstOrThrow()
  const own = `${name} ${surname}`
  const holder = await askHolder(deps, { iban, account, name: own })
  // The database folds as the whole house does: İ, I, ı and i are one letter.
  const { rows } = await sql<{ own: string; holder: string }>`
    select search_key(${own}) as own, search_key(${holder}) as holder`.execute(deps.db)
  return rows.some((folded) => isSameName(folded.own, folded.holder))
}

type Checked = { id: string; isOwn: boolean }

async function writeChecked(tx: Tx, deps: PaymentDeps, { id, isOwn }: Checked): Promise<boolean> {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', PAYMENT_STATUS.Pending)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return false
  // Another worker found it right a moment ago, and may have asked the bank already.
  if (payment.payee_checked_at) return true
  if (!isOwn) {
    await turnDown(tx, deps, payment, { reason: 'other_name' })
    deps.log.warn({ event: 'payout account of another name', paymentId: id })
    return false
  }
  await tx
    .updateTable('payment')
    .set({ payee_checked_at: deps.clock.now() })
    .where('id', '=', id)
    .execute()
  return true
}
