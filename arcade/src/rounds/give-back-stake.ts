import { noteGivenBack, postpone } from '../store/round-moves.ts'
import type { RoundRow } from '../store/rounds.ts'
import { type Arcade, inMs } from './arcade.ts'
import { backoffMs } from './backoff.ts'
import { movementOf } from './movement.ts'

/** Asks the operator once to give a doubtful stake back; unanswered, it is asked again later. */
export async function giveBackStake(arcade: Arcade, round: RoundRow): Promise<void> {
  const movement = movementOf(round)
  const isAcknowledged = await arcade.wallet.giveBack({
    ...movement,
    transactionUuid: round.rollback_uuid,
    amountKurus: round.stake_kurus,
  })
  if (isAcknowledged) {
    await noteGivenBack(arcade.pool, round.id, inMs(arcade, 0))
    return
  }
  const patience = arcade.patienceAt(movement.user)
  const isLast = round.attempts + 1 >= patience.rollbacksMax
  if (isLast) arcade.log.error({ round: round.id }, 'rollback given up: settle it by hand')
  const dueAt = isLast ? null : inMs(arcade, backoffMs(patience, round.attempts))
  await postpone(arcade.pool, round.id, dueAt)
}
