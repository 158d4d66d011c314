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
      late: {
        name: 'zar_withdrawals_past_clock',
        help: 'Withdrawals that the review clock should have decided five minutes ago',
      },
      stopped: {
        name: 'zar_withdrawal_clocks_stopped',
        help: 'Whether no review clock may pay: 1 while the ledger’s chain is broken or real money has no licence',
      },
    },
    statement: `select count(*) filter (where clock_at < now() - interval '5 minutes') as late,
        (select count(*) from review_stop where ended_at is null) as stopped
      ${UNDER_WAY} and approved_at is null`,
  },
  {
    figures: {
      hour: {
        name: 'zar_withdrawals_released_hour',
        help: 'What the review clock has paid in the last hour, in currency units',
      },
    },
    statement: `select coalesce(sum(amount_e5), 0) / 100000.0 as hour from payment_event event
      join payment on payment.id = event.payment_id
      where event.step = 'released' and event.at > now() - interval '1 hour'`,
    keptSeconds: 60,
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
