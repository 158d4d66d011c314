import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** A time in which a stream of the odds company was not heard, or was shut by a trader. */
export type FeedGap = {
  source: string
  producer: string
  isShut: boolean
  beganAt: Date
  /** Null while it lasts. */
  endedAt: Date | null
}

const SHOWN_MAX = 200

/** Gaps that lasted into the last 30 days, the newest first. */
export async function listGaps(db: Db): Promise<FeedGap[]> {
  const { rows } = await sql<FeedGap>`
    select source, producer, is_shut as "isShut", began_at as "beganAt", ended_at as "endedAt"
    from betting_gap
    where ended_at is null or ended_at > clock_timestamp() - interval '30 days'
    order by began_at desc, id desc limit ${SHOWN_MAX}`.execute(db)
  return rows
}
