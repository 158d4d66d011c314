import { unitsOf } from '@zar/contract/money'
import type { beforeErasure as endpoint } from '@zar/contract/players/account'
import type { z } from 'zod/mini'
import type { Tx } from '../../../db/db.ts'
import type { Caller, Text } from '../../../platform/http/route.ts'
import { tellOfChange } from '../account/security-notice.ts'
import type { PlayerDeps } from '../deps.ts'
import { provePassword } from '../passwords/prove-password.ts'
import { closeForErasure, erasedBy } from './close.ts'
import { erasureAnswer, erasureAsked } from './erasure-emails.ts'
import { findUnfinished } from './unfinished.ts'

/** What stands in the way of it, for the page. */
export async function readUnfinished(
  deps: PlayerDeps,
  playerId: string,
): Promise<z.input<typeof endpoint.output>> {
  const { unfinished, cashE5 } = await deps.db
    .transaction()
    .execute((tx) => findUnfinished(tx, deps, playerId))
  return { unfinished, balance: unitsOf(cashE5) }
}

/**
 * Closes the player's own account and has it erased when its time has come, for the password (PRV-02).
 * Every session ends with it, and with them the games and the hub.
 */
export async function askErasure(
  deps: PlayerDeps,
  password: string,
  { playerId, caller }: { playerId: string; caller: Caller },
): Promise<Text> {
  await provePassword(deps, { playerId, password })
  const by = erasedBy(deps.clock)
  const ended = await deps.db.transaction().execute(async (tx) => {
    await closeForErasure(tx, deps, { playerId })
    await tellOfChange(tx, deps, { playerId, caller, ...erasureAsked(by) })
    return deps.sessions.endAllIn(tx, { playerId, why: 'player' })
  })
  await deps.sessions.announceEnded(ended)
  deps.onCommitted()
  deps.log.info({ event: 'erasure asked', playerId, ip: caller.ip })
  return erasureAnswer(by)
}

/** Tells a player whose account the house put in line, at their wish: so that who did not wish it hears of it. */
export async function tellErasureAsked(
  tx: Tx,
  deps: Pick<PlayerDeps, 'clock' | 'random' | 'messages'>,
  playerId: string,
): Promise<void> {
  const by = erasedBy(deps.clock)
  await tellOfChange(tx, deps, { playerId, caller: null, ...erasureAsked(by) })
}
