import type { BookGauges } from '../platform/metrics/book-gauge.ts'

/** Pushes that wait to be sent. */
export const OUTBOX_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      waiting: { name: 'zar_outbox', help: 'Pushes that wait to be sent' },
      oldest: { name: 'zar_outbox_oldest_seconds', help: 'Age of the oldest of them' },
    },
    statement: `select count(*) as waiting,
        coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0) as oldest from outbox`,
  },
]
