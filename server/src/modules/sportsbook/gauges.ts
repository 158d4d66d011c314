import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** Bets at the partners that wait for their settlement. */
export const SPORTSBOOK_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      unsettled: {
        name: 'zar_sport_bets_unsettled',
        help: 'Bets at a partner that are not settled',
      },
      oldest: { name: 'zar_sport_bets_oldest_seconds', help: 'Age of the oldest of them' },
    },
    labels: ['partner'],
    statement: `select partner, count(*) as unsettled, extract(epoch from clock_timestamp() - min(placed_at)) as oldest
      from sport_bet where state = 'open' group by partner`,
    keptSeconds: 60,
  },
]
