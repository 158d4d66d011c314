import type { Tx } from '../../../db/db.ts'
import type { ReviewDeps } from './extend.ts'
import { readLegalHold } from './hold.ts'
import { placeHold, thaw } from './legal-hold.ts'

/** Who places a hold that no person has placed. */
const LISTS = 'system:lists'

type Matched = { playerId: string; matchId: bigint; because: string }

/**
 * Holds all withdrawals of a player who may be a person of a list of sanctions, as the law does: until two people
 * have decided. Where the law holds them already nothing changes. The caller holds the player (`lockWithdrawalsOf`).
 */
export async function holdForMatch(
  tx: Tx,
  deps: Pick<ReviewDeps, 'clock'>,
  { playerId, matchId, because }: Matched,
): Promise<void> {
  if (await readLegalHold(tx, playerId)) return
  const by = { proposed: LISTS, placed: LISTS }
  await placeHold(tx, deps, { playerId, ground: 'sanction', because, matchId, by })
}

type Lifting = { playerId: string; proposedBy: string; liftedBy: string; because: string }

/** Lifts what a match has placed, once none of the player's is open or true. What people placed stays. */
export async function liftMatchHold(
  tx: Tx,
  deps: ReviewDeps,
  { playerId, proposedBy, liftedBy, because }: Lifting,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('legal_hold')
    .set({
      lift_proposed_by: proposedBy,
      lifted_by: liftedBy,
      lifted_because: because,
      lifted_at: deps.clock.now(),
    })
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where('match_id', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await thaw(tx, deps, playerId)
  return true
}
