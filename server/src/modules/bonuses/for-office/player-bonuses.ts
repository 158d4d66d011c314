import type { Locale } from '@zar/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { countWagered, toWagerE5 } from '../lifecycle/wagering.ts'

/** More of what has ended nobody reads at once. */
const SHOWN_MAX = 50

/** A player's bonuses as the office lists them: those that run, then those that ended last. */
export async function readPlayerBonuses(db: Db, playerId: string, locale: Locale) {
  const [progress] = await countWagered(db, playerId)
  const rows = await db
    .selectFrom('bonus')
    .leftJoin('account', 'account.id', 'bonus.account_id')
    .selectAll('bonus')
    .select('account.balance_e5')
    .where('player_id', '=', playerId)
    .orderBy(sql`array_position(array['active', 'waiting', 'opted_in'], status)`)
    .orderBy('ended_at', 'desc')
    .orderBy('seq')
    .limit(SHOWN_MAX)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row[`title_${locale}`],
    status: row.status,
    amountE5: row.amount_e5,
    balanceE5: row.balance_e5 ?? 0n,
    toWagerE5: toWagerE5(row),
    wageredE5: row.id === progress?.id ? progress.wageredE5 : row.wagered_e5 + row.bet_wagered_e5,
    claimedAt: row.claimed_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
  }))
}
