import type { Db } from '../../../db/db.ts'
import { shownUsercode } from '../keys.ts'

type WaitingErasure = {
  id: string
  number: string
  askedAt: Date
  dueAt: Date
  askedBy: string | null
}
/** An account that was emptied and holds money, which came after it was closed or was too little to pay out. */
export type LeftMoney = { number: string; erasedAt: Date; cashE5: bigint }

/** More than support reads at once. */
const SHOWN_MAX = 500

/** The accounts that wait to be erased, the next first, and the erased ones that still hold money. */
export async function readErasures(
  db: Db,
): Promise<{ waiting: WaitingErasure[]; left: LeftMoney[] }> {
  const waiting = await db
    .selectFrom('erasure')
    .innerJoin('player', 'player.id', 'player_id')
    .select(['player.id', 'usercode', 'asked_at', 'due_at', 'asked_by'])
    .where('erased_at', 'is', null)
    .orderBy('due_at')
    .limit(SHOWN_MAX)
    .execute()
  const left = await db
    .selectFrom('erasure')
    .innerJoin('player', 'player.id', 'player_id')
    .innerJoin('account', 'owner_id', 'player_id')
    .select(['usercode', 'erased_at', 'balance_e5'])
    .where('kind', '=', 'player_cash')
    .where('erased_at', 'is not', null)
    .where('balance_e5', '>', 0n)
    .orderBy('erased_at')
    .limit(SHOWN_MAX)
    .execute()
  return {
    waiting: waiting.map((row) => ({
      id: row.id,
      number: shownUsercode(row.usercode),
      askedBy: row.asked_by,
      askedAt: row.asked_at,
      dueAt: row.due_at,
    })),
    left: left.map((row) => ({
      number: shownUsercode(row.usercode),
      erasedAt: row.erased_at ?? new Date(0),
      cashE5: row.balance_e5 ?? 0n,
    })),
  }
}

/** Whose time has come. */
export async function readDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('erasure')
    .select('player_id')
    .where('erased_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
  return rows.map((row) => row.player_id)
}

/** Undefined of an account that nobody has asked to erase. */
export const readErasure = (db: Db, playerId: string) =>
  db.selectFrom('erasure').select('erased_at').where('player_id', '=', playerId).executeTakeFirst()

export const isErasureWaiting = async (db: Db, playerId: string): Promise<boolean> =>
  (await readErasure(db, playerId))?.erased_at === null
