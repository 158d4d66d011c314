import { createHash } from 'node:crypto'
import type { placeBet } from '@zar/contract/betting/slip'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Tx } from '../../../../db/db.ts'

export type BetAsked = z.output<typeof placeBet.input>
export type BetRequest = BetAsked & { playerId: string }

/** A hash of all that was asked, but for its name. */
export function fingerprintOf({
  legs,
  sizes,
  unitKurus,
  policy,
  isFree,
  asksTrader,
}: BetAsked): Buffer {
  const asked = legs.map(({ selections, odds, isBanker }) => [selections, odds, isBanker])
  const marks = [isFree ? 'free' : [], asksTrader ? 'review' : []].flat()
  return createHash('sha256')
    .update(JSON.stringify([asked, sizes, unitKurus, policy, ...marks]))
    .digest()
}

/** Whoever says the same id again waits until what it says was decided. */
export async function holdRequest(tx: Tx, { playerId, id }: BetRequest): Promise<void> {
  const key = `bet ${playerId} ${id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export const findRequest = (tx: Tx, { playerId, id }: BetRequest) =>
  tx
    .selectFrom('betting_bet')
    .select(['id', 'state', 'code', 'fingerprint', 'decides_at'])
    .where('player_id', '=', playerId)
    .where('request_id', '=', id)
    .executeTakeFirst()
