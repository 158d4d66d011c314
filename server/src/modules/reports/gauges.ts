import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** Whether the roll-ups agree with the accounts. */
export const REPORT_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      differing: {
        name: 'zar_roll_ups_differing',
        help: 'Differences that the last comparison of the roll-ups with the accounts found',
      },
      checked: {
        name: 'zar_roll_ups_checked_seconds_ago',
        help: 'Since that comparison began; 0 before the first',
      },
    },
    statement: `select coalesce(jsonb_array_length(differences), 0) as differing,
        coalesce(extract(epoch from clock_timestamp() - began_at), 0) as checked
      from (select 1) one left join (select * from rollup_check order by id desc limit 1) newest on true`,
    keptSeconds: 60,
  },
]
