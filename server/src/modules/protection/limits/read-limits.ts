import { SECOND_THOUGHT_HOURS } from '@zar/contract/protection'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { ProtectionTables } from '../../../db/tables/protection.ts'
import { type PlayLimitRows, type PlayLimits, playLimitsOf } from './play-limits.ts'

export const SECOND_THOUGHT_MS = SECOND_THOUGHT_HOURS * 60 * 60_000

type LimitKey = Pick<ProtectionTables['player_limit'], 'kind' | 'period'>

/** What a player allows themselves of play, and the casino them, with what is used; undefined where there is no limit. */
export async function readPlayLimits(
  tx: Tx,
  playerId: string,
  now: Date,
): Promise<PlayLimits | undefined> {
  return playLimitsOf(await readRows(tx, playerId, now))
}

async function readRows(db: Db | Tx, playerId: string, now: Date): Promise<PlayLimitRows> {
  const { rows } = await sql<{ limits: PlayLimitRows }>`
    select read_play_limits_v1(${playerId}::uuid, ${now}::timestamptz) as limits`.execute(db)
  return rows[0]?.limits ?? null
}

/** The deposit limits, held until the transaction ends: of two deposits one sees the other. */
export const lockDepositLimits = (tx: Tx, playerId: string) =>
  tx
    .selectFrom('player_limit')
    .select(['period', 'most as mostE5'])
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .orderBy('period')
    .orderBy('is_of_house')
    .forUpdate()
    .execute()

/** Every limit of a player, in the order of kinds and periods, and what play has used of each. */
export async function readAllLimits(db: Db | Tx, playerId: string, now: Date) {
  const rows = await db
    .selectFrom('player_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy(sql`array_position(array['deposit', 'stake', 'loss', 'time'], kind)`)
    .orderBy(sql`array_position(array['day', 'week', 'month'], period)`)
    .orderBy('is_of_house')
    .execute()
  const play = await readRows(db, playerId, now)
  return rows.map((row) => ({ ...row, usedByPlay: usedByPlay(play, row) }))
}

function usedByPlay(play: PlayLimitRows, { kind, period }: LimitKey): bigint {
  if (kind === 'time') return BigInt(Math.floor((play?.playedMs ?? 0) / 60_000))
  const found = play?.limits.find((limit) => limit.kind === kind && limit.period === period)
  return BigInt(found?.used ?? 0)
}
