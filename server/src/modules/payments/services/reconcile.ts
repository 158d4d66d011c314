import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { askDeposit } from '../deposits/ask-deposit.ts'
import type { PaymentDeps } from '../deps.ts'
import { askPayout } from '../withdrawals/ask-payout.ts'
import { forgetDifference, noteDifference } from './differences.ts'
import { type DepositState, kurusOf, type PayoutState, ServiceUnclear } from './payment-service.ts'

export const RECONCILE_PAYMENTS_TASK = 'reconcile_payments'

const { Confirmed, Rejected } = PAYMENT_STATUS
const HOUR_MS = 60 * 60_000
/** A payment is compared each hour for so long after it was ordered. */
const COMPARED_MS = 72 * HOUR_MS
/** One that was asked about this recently is left to the next hour. */
const ASKED_MS = 50 * 60_000
const AT_ONCE_MAX = 500

type Row = {
  id: string
  type: number
  status: number
  amount_e5: bigint
  currency: string
  /** When it was compared last. */
  differed: boolean
  /** Two people have credited it by a line of a statement. */
  is_by_line: boolean
}

/**
 * Compares the payments of three days with what the service has of them. What is open here and decided there is
 * carried out; what was decided otherwise moves nothing. It is an error in the log, and in a list and counted by an
 * alarm until both say the same or a person has explained it.
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const rows = await deps.db.transaction().execute((tx) => takeRows(tx, deps.clock.now()))
  for (const row of rows) {
    try {
      await reconcile(deps, row)
    } catch (error) {
      if (!(error instanceof ServiceUnclear)) throw error
      // All others would wait for the same silence.
      return void deps.log.warn({ err: error }, 'payments were not compared; the next hour does')
    }
  }
}

function takeRows(tx: Tx, now: Date): Promise<Row[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return tx
    .updateTable('payment')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment')
        .select('id')
        .where('created_at', '>', ago(COMPARED_MS))
        .where('gateway_id', 'is not', null)
        .where(sql<boolean>`coalesce(asked_at, created_at) < ${ago(ASKED_MS)}`)
        .orderBy(sql`coalesce(asked_at, created_at)`)
        .limit(AT_ONCE_MAX)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'type', 'status', 'amount_e5', 'currency'])
    .returning((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payment_difference')
            .select('payment_id')
            .whereRef('payment_id', '=', 'payment.id'),
        )
        .$castTo<boolean>()
        .as('differed'),
    )
    .returning(
      sql<boolean>`exists (select from bank_statement_match where payment_id = payment.id)`.as(
        'is_by_line',
      ),
    )
    .execute()
}

async function reconcile(deps: PaymentDeps, row: Row): Promise<void> {
  const isDeposit = row.type === PAYMENT_TYPES.Deposit
  if (row.status !== Confirmed && row.status !== Rejected) {
    return isDeposit ? askDeposit(deps, row.id) : askPayout(deps, row.id)
  }
  const { service } = deps
  const theirs = isDeposit ? await service.readDeposit(row.id) : await service.readPayout?.(row.id)
  if (!theirs) return
  const what = differenceOf(row, theirs)
  if (!what) {
    if (row.differed) await forgetDifference(deps.db, row.id)
    return
  }
  if (!(await noteDifference(deps, row.id, what))) return
  deps.log.error({ event: 'payment differs', paymentId: row.id, what, theirs: theirs.status })
}

/** What cannot be both; undefined where both say the same. */
function differenceOf(row: Row, theirs: DepositState | PayoutState): string | undefined {
  const isPaid = row.status === Confirmed
  // The bank's own statement has it; the service has not heard of it yet.
  if (row.is_by_line && (theirs.status === 'unknown' || theirs.status === 'open')) return undefined
  if (theirs.status === 'unknown') return isPaid ? 'paid here and unknown there' : undefined
  if (isPaid && theirs.status !== 'paid') return 'paid here and not there'
  if (!isPaid && theirs.status === 'paid') return 'paid there and not here'
  const isSameSum =
    theirs.amountKurus === kurusOf(row.amount_e5) && theirs.currency === row.currency
  return isSameSum ? undefined : 'another sum'
}
