import type { FreeRounds, Reward, RewardOver } from '../../protocol.ts'
import type { RewardRow } from '../../store/rewards.ts'
import { rewardLastPlayed, rewardToPlay, type SeatRewardRow } from '../../store/seat-rewards.ts'
import { type Arcade, inMs, SESSION_MAX_MS } from '../arcade.ts'

/** What the seat's player has been given: the free rounds to play now, and those just over. */
export async function freeRoundsAt(arcade: Arcade, seatId: string): Promise<FreeRounds> {
  const now = await rewardToPlay(arcade.pool, seatId, inMs(arcade, 0))
  const last = await rewardLastPlayed(arcade.pool, seatId, inMs(arcade, -SESSION_MAX_MS))
  const isOver = last && last.rounds_under_way === 0 && !canPlay(last, arcade.clock())
  return {
    now: now ? present(now) : null,
    over: isOver ? presentOver(last) : null,
  }
}

function present(reward: SeatRewardRow): Reward {
  return {
    id: reward.id,
    given: reward.rounds_given,
    left: reward.rounds_given - playedOf(reward),
    stakeKurus: reward.stake_kurus,
    wonKurus: reward.won_kurus,
    endsAt: reward.ends_at.toISOString(),
  }
}

function presentOver(reward: SeatRewardRow): RewardOver {
  return {
    id: reward.id,
    given: reward.rounds_given,
    played: playedOf(reward),
    wonKurus: reward.won_kurus,
  }
}

/** A round whose stake is on its way back will be played again. */
const playedOf = (reward: SeatRewardRow): number => reward.rounds_played - reward.rounds_coming_back

const canPlay = (reward: SeatRewardRow, nowMs: number): boolean =>
  isRunning(reward, nowMs) && playedOf(reward) < reward.rounds_given

/** Begun, and neither called back nor run out. */
export function isRunning(reward: RewardRow, nowMs: number): boolean {
  const { cancelled_at, starts_at, ends_at } = reward
  return cancelled_at === null && starts_at.getTime() <= nowMs && nowMs < ends_at.getTime()
}
