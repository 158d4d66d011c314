import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { PaymentTables } from '../../../db/tables/payments.ts'

type Row = Selectable<PaymentTables['payment_event']>
export type PaymentEvent = Pick<
  Row,
  'step' | 'reason' | 'operator' | 'promised_at' | 'clock_at' | 'at'
>

type NewEvent = Pick<Row, 'step' | 'at'> & {
  paymentId: string
  reason?: string | null
  operator?: string | undefined
  /** Of a step that two people took. */
  firstOperator?: string | undefined
  /** For the house alone. */
  note?: string | undefined
  promisedAt?: Date
  /** What the clock says after this step, and by which version of its rule. */
  clockAt?: Date | null
  reviewVersion?: number | null
  addedS?: number
}

/** Writes down what happened to a payment, in the transaction in which it happens. */
export async function addEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { paymentId, step, at, reason = null, operator = null, promisedAt = null } = event
  const { firstOperator = null, note = null, clockAt = null, reviewVersion = null } = event
  await tx
    .insertInto('payment_event')
    .values({
      payment_id: paymentId,
      step,
      at,
      reason,
      operator,
      promised_at: promisedAt,
      first_operator: firstOperator,
      note,
      clock_at: clockAt,
      review_version: reviewVersion,
      added_s: event.addedS ?? null,
    })
    .execute()
}

/** Everything that happened to a payment, in order. */
export function readEvents(db: Db, paymentId: string): Promise<PaymentEvent[]> {
  return db
    .selectFrom('payment_event')
    .select(['step', 'reason', 'operator', 'promised_at', 'clock_at', 'at'])
    .where('payment_id', '=', paymentId)
    .orderBy('seq')
    .execute()
}
