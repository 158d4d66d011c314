import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** The licence under which real money is taken. A house of play money has none, and tells nothing. */
export const PROTECTION_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      left: {
        name: 'zar_licence_left_seconds',
        help: 'Until the last day of the licences that two people approved is over',
      },
    },
    statement: `select extract(epoch from
        max((valid_until + 1)::timestamp at time zone 'Europe/Istanbul') - clock_timestamp()) as left
      from licence
      where withdrawn_at is null
        and exists (select from licence_approval where licence_id = licence.id and place = 2)
      having count(*) > 0`,
    keptSeconds: 60,
  },
]
