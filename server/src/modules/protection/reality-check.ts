import { unitsOf } from '@zar/contract/money'
import {
  REALITY_CHECK_DEFAULT,
  type RealityCheck,
  type RealityCheckMinutes,
} from '@zar/contract/protection'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import type { ProtectionDeps } from './deps.ts'

const MINUTE_MS = 60_000

/** How long the player has been playing and what came of it, and whether it is time to say so (LIM-06). */
export async function readRealityCheck(
  { db, clock }: ProtectionDeps,
  playerId: string,
): Promise<RealityCheck> {
  const nowMs = clock.now().getTime()
  const row = await db
    .selectFrom('reality_check')
    .select(['every_min', 'seen_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const { began_at, staked_e5, won_e5 } = await readSitting(db, playerId, new Date(nowMs))
  const beganMs = began_at?.getTime() ?? nowMs
  const everyMinutes = row?.every_min ?? REALITY_CHECK_DEFAULT
  const sinceMs = nowMs - Math.max(beganMs, row?.seen_at?.getTime() ?? 0)
  const leftMs = Math.max(0, everyMinutes * MINUTE_MS - sinceMs)
  return {
    everyMinutes,
    minutes: Math.floor((nowMs - beganMs) / MINUTE_MS),
    staked: unitsOf(staked_e5),
    won: unitsOf(won_e5),
    net: unitsOf(won_e5 - staked_e5),
    isDue: leftMs === 0,
    againInSeconds: Math.ceil(leftMs / 1_000),
  }
}

type Sitting = { began_at: Date | null; staked_e5: bigint; won_e5: bigint }

async function readSitting(db: Db, playerId: string, now: Date): Promise<Sitting> {
  const { rows } = await sql<Sitting>`
    select * from read_sitting_v1(${playerId}::uuid, ${now}::timestamptz)`.execute(db)
  return rows[0] ?? { began_at: null, staked_e5: 0n, won_e5: 0n }
}

/** It is no limit, so it holds at once either way. */
export async function setRealityCheck(
  { db }: ProtectionDeps,
  playerId: string,
  everyMinutes: RealityCheckMinutes,
): Promise<void> {
  await db
    .insertInto('reality_check')
    .values({ player_id: playerId, every_min: everyMinutes })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ every_min: everyMinutes }))
    .execute()
}

/** Reminds at least so often from now on; whoever is reminded more often stays so. */
export async function remindMoreOften(
  tx: Tx,
  playerId: string,
  everyMinutes: RealityCheckMinutes,
): Promise<void> {
  await tx
    .insertInto('reality_check')
    .values({ player_id: playerId, every_min: everyMinutes })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet({ every_min: everyMinutes })
        .where('reality_check.every_min', '>', everyMinutes),
    )
    .execute()
}

/** The player has seen it: the next one is a whole interval from now. */
export async function seeRealityCheck(
  { db, clock }: ProtectionDeps,
  playerId: string,
): Promise<void> {
  const seen = { seen_at: clock.now() }
  await db
    .insertInto('reality_check')
    .values({ player_id: playerId, ...seen })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(seen))
    .execute()
}
