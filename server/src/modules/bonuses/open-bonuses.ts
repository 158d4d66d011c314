import type { Db } from '../../db/db.ts'
import type { BonusStatus } from '../../db/tables/bonuses.ts'

export type OpenBonus = {
  id: string
  username: string
  title: string
  status: BonusStatus
  heldE5: bigint
  expiresAt: Date | null
}

/** More than an operator reads at once. */
const SHOWN_MAX = 200

/** The bonuses that have not ended, newest first, as an operator reads them. */
export async function readOpenBonuses(db: Db): Promise<OpenBonus[]> {
  const rows = await db
    .selectFrom('bonus')
    .innerJoin('player', 'player.id', 'player_id')
    .leftJoin('account', 'account.id', 'account_id')
    .select(['bonus.id', 'username', 'title_en', 'bonus.status', 'balance_e5', 'expires_at'])
    .where('bonus.status', 'in', ['opted_in', 'waiting', 'active'])
    .orderBy('seq', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    title: row.title_en,
    status: row.status,
    heldE5: row.balance_e5 ?? 0n,
    expiresAt: row.expires_at,
  }))
}
