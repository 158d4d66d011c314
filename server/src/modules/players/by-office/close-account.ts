import type { Letter } from '@zar/contract/office/letters/letters'
import type { Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { lockCashAndBumpVersion } from '../../ledger/index.ts'
import { lockPlayer } from '../../protection/index.ts'
import type { PlayerDeps } from '../deps.ts'
import { refuseUnfinished } from '../erasure/close.ts'
import type { EndDeps } from '../erasure/unfinished.ts'
import { tellAsBefore } from './tell-change.ts'

export type ClosingCause = 'wish' | 'rule'
type CloseDeps = EndDeps &
  Pick<PlayerDeps, 'random' | 'messages'> & { sessions: Pick<PlayerDeps['sessions'], 'endAllIn'> }
type Closing = { playerId: string; cause: ClosingCause; operator: string; because: string }

/**
 * That the account can be closed: open, and with nothing under way, so that no money of the player's is shut in.
 * Held until the end of `tx`.
 */
export async function readClosable(tx: Tx, deps: EndDeps, playerId: string) {
  await lockPlayer(tx, playerId)
  const player = await tx
    .selectFrom('player')
    .select(['email', 'phone', 'is_phone_verified', 'locale', 'status'])
    .where('id', '=', playerId)
    .executeTakeFirst()
  if (!player) throw new Refusal('not_found')
  refuseIf(player.status === 'closed', 'player_closed')
  // What moves the player's money waits here, so what is read now stays true.
  await lockCashAndBumpVersion(tx, playerId)
  await refuseUnfinished(tx, deps, playerId)
  return player
}

/**
 * Closes the account: no log-in, no stake and no order from now on; its data stays. The player is told by mail.
 * Answers the ended sessions, to be announced after the commit.
 */
export async function closeAccount(
  tx: Tx,
  deps: CloseDeps,
  { playerId, cause, operator, because }: Closing,
): Promise<Buffer[]> {
  const before = await readClosable(tx, deps, playerId)
  await tx
    .updateTable('player')
    .set({ closed_at: deps.clock.now(), closed_by: operator, closed_because: because })
    .where('id', '=', playerId)
    .execute()
  await tellAsBefore(tx, deps, { playerId, before, letter: CLOSED[cause] })
  return deps.sessions.endAllIn(tx, { playerId, why: 'house' })
}

const CLOSED = {
  wish: 'closed-by-wish',
  rule: 'closed-by-rule',
} as const satisfies Record<ClosingCause, Letter>
