import { type MoveRow, noteMoveGivenBack, postponeMove } from '../store/moves.ts'
import { noteGivenBack, postpone } from '../store/round-steps.ts'
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
  await postpone(arcade.pool, round.id, nextTry(arcade, movement.user, round))
}

/** The same for the further stake of a move. */
export async function giveBackMove(arcade: Arcade, round: RoundRow, move: MoveRow): Promise<void> {
  const movement = movementOf(round)
  const isAcknowledged = await arcade.wallet.giveBack({
    ...movement,
    stakeUuid: move.betUuid,
    transactionUuid: move.rollbackUuid,
    amountKurus: move.priceKurus,
  })
  if (isAcknowledged) {
    await noteMoveGivenBack(arcade.pool, move, inMs(arcade, 0))
    return
  }
  await postponeMove(
    arcade.pool,
    move,
    nextTry(arcade, movement.user, { id: round.id, attempts: move.attempts }),
  )
}

/** When a rollback is asked for again, or null once people have to talk to each other. */
function nextTry(
  arcade: Arcade,
  user: string,
  { id, attempts }: { id: string; attempts: number },
): Date | null {
  const patience = arcade.patienceAt(user)
  if (attempts + 1 < patience.rollbacksMax) return inMs(arcade, backoffMs(patience, attempts))
  arcade.log.error({ round: id }, 'rollback given up: settle it by hand')
  return null
}
