import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** The feed, and the bets at our own book that wait. */
export const BETTING_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      bets: { name: 'zar_bets', help: 'Bets at our own book that are not over, by state' },
      oldest: { name: 'zar_bets_oldest_seconds', help: 'Age of the oldest of them' },
    },
    labels: ['state'],
    statement: `select state, count(*) as bets, extract(epoch from clock_timestamp() - min(placed_at)) as oldest
      from betting_bet where state in ('waiting', 'open') group by state`,
    keptSeconds: 60,
  },
  {
    figures: {
      oldest: {
        name: 'zar_reviews_oldest_seconds',
        help: 'How long the bet that has waited longest for a trader has waited; 0 where none does',
      },
    },
    statement: `select coalesce(max(extract(epoch from clock_timestamp() - bet.placed_at)), 0) as oldest
      from betting_bet bet join betting_review review on review.bet_id = bet.id and review.state = 'waits'
      where bet.state = 'waiting'`,
  },
  {
    figures: {
      open: {
        name: 'zar_feed_open',
        help: 'Whether prices of a producer are open: 1, or 0 where its feed is silent or not complete',
      },
    },
    labels: ['producer'],
    statement: `select producer, is_open::int as open from betting_producer`,
  },
]
