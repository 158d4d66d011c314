import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** Rounds that wait for their supplier, and what the games returned. */
export const CASINO_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      rounds: {
        name: 'zar_open_rounds',
        help: 'Rounds of the last day with a bet and neither win nor rollback, by supplier',
      },
      oldest: { name: 'zar_open_rounds_oldest_seconds', help: 'Age of the oldest of them' },
    },
    labels: ['provider'],
    statement: `select provider, count(*) as rounds, extract(epoch from clock_timestamp() - min(began)) as oldest
      from (
        select provider, min(created_at) filter (where kind = 'bet') as began from wallet_transaction
          where created_at >= now() - interval '1 day' and outcome = 'ok'
          group by provider, player_id, round_id
          having not bool_or(round_closed)
            and count(*) filter (where kind = 'bet') > count(*) filter (where kind = 'rollback')
            and count(*) filter (where kind = 'win') = 0) open_round
      group by provider`,
    keptSeconds: 60,
  },
  {
    figures: {
      paid: {
        name: 'zar_rtp_paid',
        help: 'What a game of 2,000 rounds or more paid in the last day, of what was staked',
      },
      z: {
        name: 'zar_rtp_z',
        help: 'How many standard errors that is above what the game’s rules declare',
      },
    },
    labels: ['game'],
    statement: `select game.code as game, sum(won)::float8 / sum(staked)::float8 as paid,
        (avg(won::float8 / staked::float8) - rtp_bp / 1e4)
          / nullif(stddev(won::float8 / staked::float8) / sqrt(count(*)), 0) as z
      from (
        select game_code, sum(amount_e5) filter (where kind = 'bet') as staked,
            coalesce(sum(amount_e5) filter (where kind = 'win'), 0) as won
          from wallet_transaction
          where created_at >= now() - interval '1 day' and outcome = 'ok' and moves_cash
          group by game_code, player_id, round_id) round
      join game on game.code = game_code where staked > 0
      group by game.code, rtp_bp having count(*) >= 2000`,
    keptSeconds: 300,
  },
]
