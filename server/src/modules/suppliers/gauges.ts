import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** How each supplier does, as all processes together counted. */
export const SUPPLIER_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      calls: { name: 'zar_supplier_calls', help: 'Calls of five whole minutes' },
      refused: { name: 'zar_supplier_calls_refused', help: 'Those that were refused' },
      failed: { name: 'zar_supplier_calls_failed', help: 'Those that had no answer of ours' },
      breaker: {
        name: 'zar_supplier_breaker_open',
        help: 'Whether a process had stopped asking it',
      },
    },
    labels: ['provider', 'method'],
    statement: `select provider, method, sum(calls) as calls, sum(refused) as refused, sum(failed) as failed,
        max(is_resting::int) as breaker
      from provider_minute
      where minute >= now() - interval '6 minutes' and minute < now() - interval '1 minute'
      group by provider, method`,
  },
  {
    figures: {
      differences: {
        name: 'zar_supplier_differences',
        help: 'Differences with a supplier’s list that nobody has explained',
      },
    },
    labels: ['provider'],
    statement: `select provider, count(*) as differences from supplier_difference
      where closed_at is null and explained_at is null group by provider`,
    keptSeconds: 60,
  },
]
