import { Refusal, refuseIf } from '../../refusal.ts'
import type { Runner } from '../../store/database.ts'
import { lockReward, type RewardRow } from '../../store/rewards.ts'
import { hasRoundComingBack } from '../../store/seat-rewards.ts'
import type { SeatRow } from '../../store/seats.ts'
import type { Arcade } from '../arcade.ts'
import { isRunning } from './free-rounds.ts'

/**
 * A round that its player saw as free is free or is not played: it is never taken from their money.
 * The reward stays locked until the round is stored.
 */
export async function refuseUnlessFree(
  arcade: Arcade,
  tx: Runner,
  seat: SeatRow,
  { rewardId, stakeKurus }: { rewardId: string; stakeKurus: number },
): Promise<void> {
  const reward = await lockReward(tx, rewardId)
  if (!reward || !isOfSeat(reward, seat) || !isRunning(reward, arcade.clock())) {
    throw new Refusal('free_rounds_over')
  }
  refuseIf(reward.stake_kurus !== stakeKurus, 'invalid_input')
  if (reward.rounds_played < reward.rounds_given) return
  // One whose stake the operator has not given back yet will be played again.
  throw new Refusal((await hasRoundComingBack(tx, reward.id)) ? 'wallet_down' : 'free_rounds_over')
}

const isOfSeat = (reward: RewardRow, seat: SeatRow): boolean =>
  reward.user_ref === seat.user_ref &&
  reward.game_code === seat.game_code &&
  reward.currency === seat.currency
