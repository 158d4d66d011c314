import { type Period, TIME_ZONE } from '@zar/contract/period'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'

/** A player's transfers from one number to before another. */
export type Span = { fromId: bigint; beforeId: bigint }

/** Above every transfer's number. */
const TOP = 9_223_372_036_854_775_807n

export const WHOLE_SPAN: Span = { fromId: 0n, beforeId: TOP }

/** The player's transfers of the days of a period, found by a few look-ups however many there are. */
export async function readSpan(db: Db | Tx, playerId: string, { from, to }: Period): Promise<Span> {
  if (!from && !to) return WHOLE_SPAN
  const { rows } = await sql<Span>`
    select coalesce(first_transfer_from(${playerId}, ${startOf(from)}), 0) as "fromId",
           coalesce(first_transfer_from(${playerId}, ${startOf(to, 1)}), ${TOP}) as "beforeId"`.execute(
    db,
  )
  return rows[0] ?? WHOLE_SPAN
}

/** When a day begins, or the one so many days later; null without a day. */
export const startOf = (day: string | null | undefined, later = 0) =>
  sql<Date | null>`((${day ?? null}::date + ${later}::int)::timestamp at time zone ${TIME_ZONE})`
