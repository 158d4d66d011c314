import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

const { None, Created, Pending } = PAYMENT_STATUS

const UNDER_WAY = `from payment
  where type = ${PAYMENT_TYPES.Withdraw} and status in (${[None, Created, Pending].join()})`

/** Withdrawals under way: a promise that is broken is a ticket. */
export const PAYMENT_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      waiting: { name: 'zar_withdrawals', help: 'Withdrawals under way, by whom they wait for' },
      oldest: { name: 'zar_withdrawals_oldest_seconds', help: 'Age of the oldest of them' },
    },
    labels: ['waits_for'],
    statement: `select case when hold is not null and approved_at is null then 'person' else 'bank' end as waits_for,
        count(*) as waiting, extract(epoch from clock_timestamp() - min(created_at)) as oldest
      ${UNDER_WAY} group by 1`,
  },
  {
    figures: {
      late: {
        name: 'zar_withdrawals_past_promise',
        help: 'Withdrawals that take longer than the player was promised',
      },
    },
    statement: `select count(*) as late ${UNDER_WAY} and promised_at < now()`,
  },
  {
    figures: {
      differing: {
        name: 'zar_payments_differing',
        help: 'Payments that were decided otherwise here than at the payment service',
      },
    },
    statement: 'select count(*) as differing from payment_difference where explained_at is null',
    keptSeconds: 60,
  },
]
