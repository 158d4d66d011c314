import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** What of the office waits for somebody. */
export const OFFICE_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      unreviewed: {
        name: 'zar_break_glass_unreviewed',
        help: 'Rights taken alone that nobody has reviewed within a day',
      },
    },
    statement: `select count(*) as unreviewed from staff_elevation
      where kind = 'break_glass' and reviewed_at is null and asked_at < now() - interval '24 hours'`,
    keptSeconds: 60,
  },
]
