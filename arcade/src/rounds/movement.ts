import type { RoundRow } from '../store/rounds.ts'
import type { Movement } from './wallet.ts'

/** What every wallet call about a round says, under the stake's own id until it is replaced. */
export function movementOf(round: RoundRow): Movement & { stakeUuid: string } {
  return {
    user: round.user_ref,
    token: round.operator_token,
    gameCode: round.game_code,
    currency: round.currency,
    roundId: round.id,
    supplierUser: round.seat_id,
    transactionUuid: round.bet_uuid,
    stakeUuid: round.bet_uuid,
    rewardRef: round.reward_ref,
  }
}
