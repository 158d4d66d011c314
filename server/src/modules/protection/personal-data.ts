import { unitsOf } from '@zar/contract/money'
import type { OwnProtection } from '@zar/contract/players/own-data'
import { REALITY_CHECK_DEFAULT } from '@zar/contract/protection'
import type { Db, Tx } from '../../db/db.ts'

/** The limits and breaks of one player, for the copy of their data. */
export async function copyProtection(db: Db, playerId: string): Promise<OwnProtection> {
  const limits = await db
    .selectFrom('player_limit')
    .select(['kind', 'period', 'most', 'changed_at', 'is_of_house'])
    .where('player_id', '=', playerId)
    .orderBy('kind')
    .orderBy('period')
    .orderBy('is_of_house')
    .execute()
  const breaks = await db
    .selectFrom('exclusion')
    .select(['kind', 'began_at', 'ends_at', 'ended_at'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute()
  const check = await db
    .selectFrom('reality_check')
    .select('every_min')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return {
    realityCheckMinutes: check?.every_min ?? REALITY_CHECK_DEFAULT,
    limits: limits.map(({ kind, period, most, changed_at, is_of_house }) => ({
      kind,
      period,
      isOfHouse: is_of_house,
      setAt: changed_at.toISOString(),
      most: kind === 'time' ? Number(most) : unitsOf(most),
    })),
    breaks: breaks.map(({ kind, began_at, ends_at, ended_at }) => ({
      kind,
      beganAt: began_at.toISOString(),
      endsAt: ends_at?.toISOString() ?? null,
      endedAt: ended_at?.toISOString() ?? null,
    })),
  }
}

/** The limits and reminders go; that somebody shut themselves out stays, as what keeps their person out does. */
export async function eraseLimits(tx: Tx, playerId: string): Promise<void> {
  for (const table of ['player_limit', 'reality_check'] as const) {
    await tx.deleteFrom(table).where('player_id', '=', playerId).execute()
  }
}
