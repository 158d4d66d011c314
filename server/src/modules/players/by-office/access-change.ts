import type { Db, Tx } from '../../../db/db.ts'
import type { AccessKind } from '../../../db/tables/players.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long money to accounts that are new waits after such a change, a day each. */
const GUARD_MS = 7 * DAY_MS
/** How long the address that it was is kept, to tell who had it. */
const FORMER_MS = 30 * DAY_MS

/** Who of the house proposed a change, and who agreed. */
export type ByTwo = { first: string; second: string }

type Changed = {
  playerId: string
  kind: AccessKind
  /** The address that it was. */
  former?: string
  by: ByTwo
  now: Date
}

/** Keeps that two people changed how a player is reached or lets themselves in: it guards withdrawals from now on. */
export async function keepAccessChange(
  tx: Tx,
  { playerId, kind, former, by, now }: Changed,
): Promise<void> {
  await tx
    .insertInto('access_change')
    .values({
      player_id: playerId,
      kind,
      former: former || null,
      proposed_by: by.first,
      approved_by: by.second,
      changed_at: now,
      guarded_until: new Date(now.getTime() + GUARD_MS),
    })
    .execute()
}

/** Forgets the addresses that players had before, once nothing is told there any more. */
export async function forgetFormer(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('access_change')
    .set({ former: null })
    .where('former', 'is not', null)
    .where('guarded_until', '<', new Date(now.getTime() + GUARD_MS - FORMER_MS))
    .execute()
}
