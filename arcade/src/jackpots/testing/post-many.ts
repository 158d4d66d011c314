import type { Pool } from '../../store/database.ts'

const COLUMNS = `seat_id, session_id, seed_pair_id, game_code, game_version, state, outcome, draws,
  win_kurus, balance_after_stake_kurus, balance_after_win_kurus, started_at, opened_at, closed_at, bet`

/** Posts so many stakes of this size, of the player of a settled round, in rounds as that one. */
export async function postMany(
  pool: Pool,
  wish: { as: string; count: number; stakeKurus: number; now: Date },
): Promise<void> {
  await pool.query(
    `with copied as (
       insert into arcade.round (id, command_id, bet_uuid, win_uuid, rollback_uuid, stake_kurus, nonce,
         ${COLUMNS})
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
              gen_random_uuid(), $2, 1000000 + nth, ${COLUMNS}
         from arcade.round, generate_series(1, $1::int) nth where id = $4 and state = 'settled'
       returning id, stake_kurus)
     insert into arcade.jackpot_stake (round_id, stake_kurus, posted_at)
     select id, stake_kurus, $3 from copied`,
    [wish.count, wish.stakeKurus, wish.now, wish.as],
  )
}
