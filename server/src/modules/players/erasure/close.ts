import { ERASED_WITHIN_DAYS, type Unfinished } from '@zar/contract/players/account'
import type { RefusalCode } from '@zar/contract/refusal'
import type { Tx } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { lockCashAndBumpVersion } from '../../ledger/index.ts'
import { lockPlayer } from '../../protection/index.ts'
import { readErasure } from './read.ts'
import { type EndDeps, findUnfinished } from './unfinished.ts'

const DAY_MS = 24 * 60 * 60_000
/** The night after is still within what was promised. */
const GRACE_MS = (ERASED_WITHIN_DAYS - 1) * DAY_MS

const REFUSALS: Record<Unfinished, RefusalCode> = {
  rounds: 'erasure_rounds_open',
  bets: 'erasure_bets_open',
  withdrawal: 'erasure_withdrawal_open',
  balance: 'erasure_balance_left',
}

type Closing = {
  playerId: string
  /** Who of the casino asked in the player's stead. */
  operator?: string
}

/**
 * Closes the account and puts it in line to be erased (PRV-02). Refused while anything is under way: from
 * here on no stake, no log-in and no order is taken. Whoever calls this also ends the sessions.
 */
export async function closeForErasure(
  tx: Tx,
  deps: EndDeps,
  { playerId, operator }: Closing,
): Promise<void> {
  await lockPlayer(tx, playerId)
  const asked = await readErasure(tx, playerId)
  refuseIf(asked !== undefined, 'erasure_asked_before')
  // What moves the player's money waits here, so what is read now stays true.
  await lockCashAndBumpVersion(tx, playerId)
  await refuseUnfinished(tx, deps, playerId)
  const now = deps.clock.now()
  await tx
    .insertInto('erasure')
    .values({
      player_id: playerId,
      asked_by: operator ?? null,
      asked_at: now,
      due_at: new Date(now.getTime() + GRACE_MS),
    })
    .execute()
  await tx
    .updateTable('player')
    .set({ closed_at: now, closed_by: operator ?? null, closed_because: 'erasure' })
    .where('id', '=', playerId)
    .execute()
}

/** Refuses while anything of the player's is under way: what they have to see to first. */
export async function refuseUnfinished(tx: Tx, deps: EndDeps, playerId: string): Promise<void> {
  const { unfinished } = await findUnfinished(tx, deps, playerId)
  for (const one of unfinished) throw new Refusal(REFUSALS[one])
}

/** Takes a player out of the line: a block or an exclusion that stood before stands again. Only until it is erased. */
export async function takeBackErasure(tx: Tx, playerId: string): Promise<void> {
  await lockPlayer(tx, playerId)
  const taken = await tx
    .deleteFrom('erasure')
    .where('player_id', '=', playerId)
    .where('erased_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  if (!taken) throw new Refusal('erasure_not_asked')
  await tx
    .updateTable('player')
    .set({ closed_at: null, closed_by: null, closed_because: null })
    .where('id', '=', playerId)
    .execute()
}

/** It is due now, in the name of whoever decided so. Only until it is erased. */
export async function bringErasureForward(
  tx: Tx,
  { playerId, by, now }: { playerId: string; by: string; now: Date },
): Promise<void> {
  await lockPlayer(tx, playerId)
  const brought = await tx
    .updateTable('erasure')
    .set({ due_at: now, erased_by: by })
    .where('player_id', '=', playerId)
    .where('erased_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  if (!brought) throw new Refusal('erasure_not_asked')
}

/** Until when the account can still be taken back, in words of the calendar. */
export const erasedBy = ({ now }: Clock): Date =>
  new Date(now().getTime() + ERASED_WITHIN_DAYS * DAY_MS)
