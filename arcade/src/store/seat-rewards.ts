import type { Runner } from './database.ts'
import type { RewardRow } from './rewards.ts'

/** A reward as its player sees it. */
export type SeatRewardRow = RewardRow & {
  /** Of those played: whose stake is being given back, so that they will be played again. */
  rounds_coming_back: number
  /** Not shown to their end, or not paid yet. */
  rounds_under_way: number
  /** Of the rounds that are paid. */
  won_kurus: number
}

const SELECT = `
  select reward.*, sums.rounds_coming_back, sums.rounds_under_way, sums.won_kurus
  from arcade.reward reward
  cross join lateral (
    select count(*) filter (where state = 'rollback_pending') as rounds_coming_back,
           count(*) filter (where state in ('stake_pending', 'open', 'win_pending'))
             as rounds_under_way,
           coalesce(sum(win_kurus) filter (where state = 'settled'), 0)::bigint as won_kurus
    from arcade.round where reward_id = reward.id
  ) sums`

/** The seat's reward to be played now: the one with a round under way, else that which ends first. */
export async function rewardToPlay(
  runner: Runner,
  seatId: string,
  now: Date,
): Promise<SeatRewardRow | undefined> {
  const { rows } = await runner.query<SeatRewardRow>(
    `${SELECT}
     join arcade.seat seat on (seat.user_ref, seat.game_code, seat.currency)
       = (reward.user_ref, reward.game_code, reward.currency)
     where seat.id = $1
       and (sums.rounds_under_way > 0
         or (reward.cancelled_at is null and reward.starts_at <= $2 and reward.ends_at > $2
           and reward.rounds_played - sums.rounds_coming_back < reward.rounds_given))
     order by sums.rounds_under_way desc, reward.ends_at, reward.created_at, reward.id limit 1`,
    [seatId, now],
  )
  return rows[0]
}

/** The reward of the seat's last round, if that was a free one and no earlier than this. */
export async function rewardLastPlayed(
  runner: Runner,
  seatId: string,
  since: Date,
): Promise<SeatRewardRow | undefined> {
  const { rows } = await runner.query<SeatRewardRow>(
    `${SELECT}
     where reward.id = (
       select reward_id from arcade.round
       where seat_id = $1 and nonce is not null and started_at >= $2
       order by started_at desc, id limit 1)`,
    [seatId, since],
  )
  return rows[0]
}

export async function hasRoundComingBack(runner: Runner, rewardId: string): Promise<boolean> {
  const { rowCount } = await runner.query(
    "select from arcade.round where reward_id = $1 and state = 'rollback_pending' limit 1",
    [rewardId],
  )
  return rowCount === 1
}
