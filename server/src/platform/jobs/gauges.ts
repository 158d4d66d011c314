import type { BookGauges } from '../metrics/book-gauge.ts'

/** The queue of jobs: deposits, payouts and letters wait in it. */
export const JOB_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      late: { name: 'zar_jobs_late', help: 'Jobs that should have run a minute ago' },
      given_up: {
        name: 'zar_jobs_given_up',
        help: 'Jobs that are tried no more, and wait for an operator',
      },
      oldest: { name: 'zar_jobs_oldest_seconds', help: 'How late the oldest due job is' },
    },
    statement: `select
        count(*) filter (where run_at < now() - interval '1 minute' and attempts < max_attempts) as late,
        count(*) filter (where attempts >= max_attempts) as given_up,
        coalesce(greatest(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0), 0) as oldest
      from graphile_worker._private_jobs`,
  },
]
