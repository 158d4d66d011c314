import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** What the audit log says of itself: whatever differs pages somebody at any hour. */
export const AUDIT_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      broken: {
        name: 'zar_audit_broken',
        help: 'Differences that the last check of the audit log found, at most 100',
      },
      checked: {
        name: 'zar_audit_checked_seconds_ago',
        help: 'Since the last check of the audit log began',
      },
    },
    statement: `select coalesce(jsonb_array_length(findings), 0) as broken,
        coalesce(extract(epoch from clock_timestamp() - began_at), 0) as checked
      from (select 1) one left join (select * from audit_check order by id desc limit 1) newest on true`,
  },
  {
    figures: {
      unsealed: {
        name: 'zar_audit_unsealed_seconds',
        help: 'Age of the oldest event of the audit log that has no hash',
      },
    },
    statement: `select coalesce(extract(epoch from clock_timestamp() - (
      select at from audit_event
        where id > coalesce((select max(id) from audit_seal), 0) order by id limit 1)), 0) as unsealed`,
  },
]
