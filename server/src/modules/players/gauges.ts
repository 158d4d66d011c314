import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** Codes that were sent: each costs money, and many of them are somebody’s attack. */
export const PLAYER_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      codes: { name: 'zar_codes_sent', help: 'Codes of the last hour that stand, by purpose' },
    },
    labels: ['purpose'],
    statement: `select purpose, count(*) as codes from code
      where sent_at > now() - interval '1 hour' group by purpose`,
    keptSeconds: 60,
  },
]
