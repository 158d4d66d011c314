import { inTransaction, type Runner } from '../store/database.ts'
import { addMove } from '../store/moves.ts'
import { abandonRound } from '../store/round-steps.ts'
import { findRound, type RoundRow } from '../store/rounds.ts'
import { lockSeat } from '../store/seats.ts'
import { type Arcade, inMs, LEASE_MS } from './arcade.ts'
import { closeRound } from './finish-round.ts'
import { giveBackStake } from './give-back-stake.ts'
import { nextSeq, play } from './make-move.ts'
import { gameOfRound } from './outcome.ts'

/** A blackjack of two places and four hands is stood by five moves. */
const MOVES_MAX = 10

/**
 * Ends a round that its player left undecided, as its game says: by moves that cost nothing, or with
 * the stake back where nothing was decided yet (GAM-11).
 */
export async function leaveRound(arcade: Arcade, { id, seat_id }: RoundRow): Promise<void> {
  const left = await inTransaction(arcade.pool, async (tx) => {
    await lockSeat(tx, seat_id)
    return leave(arcade, tx, id)
  })
  if (!left) return
  if (left.state === 'rollback_pending') await giveBackStake(arcade, { ...left, attempts: 0 })
  else await closeRound(arcade, left)
}

/** The round as it was left, or undefined where somebody plays it. */
async function leave(arcade: Arcade, tx: Runner, id: string): Promise<RoundRow | undefined> {
  for (let made = 0; made <= MOVES_MAX; made++) {
    const round = await findRound(tx, id)
    if (round?.state !== 'open' || round.outcome === null) return undefined
    if (round.win_kurus !== null) return round
    const move = gameOfRound(round).whenLeft(round.outcome)
    if (move === 'stake back') {
      await abandonRound(tx, id, inMs(arcade, LEASE_MS))
      return findRound(tx, id)
    }
    const ids = { betUuid: arcade.chance.uuid(), rollbackUuid: arcade.chance.uuid() }
    const asked = { roundId: id, commandId: arcade.chance.uuid(), move, priceKurus: 0, ...ids }
    await addMove(tx, { ...asked, askedAt: inMs(arcade, 0) }, nextSeq(round))
    await play(arcade, tx, round, move)
  }
  throw new Error(`round ${id} is not decided by ${MOVES_MAX} moves`)
}
