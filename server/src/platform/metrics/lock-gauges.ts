import type { BookGauges } from './book-gauge.ts'

/** Statements that wait for another’s lock. */
export const LOCK_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      waits: {
        name: 'zar_db_lock_waits',
        help: 'Statements on this database that wait for a lock',
      },
      longest: {
        name: 'zar_db_lock_wait_seconds',
        help: 'How long the longest of them has waited',
      },
    },
    statement: `select count(*) as waits,
        coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0) as longest
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  },
]
