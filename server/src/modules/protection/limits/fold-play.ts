import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** So many numbers of transfers in one transaction: a fraction of a second of the database's. */
const FOLD_MAX = 10_000

/**
 * Adds the play that was sealed to the players' days, so that a limit of the month reads no more than these
 * and what came since. What a limit has used is exact also while this is late.
 */
export async function foldPlay(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mayBeMore: boolean }>`
      select fold_play_v1(${FOLD_MAX}) as "mayBeMore"`.execute(db)
    if (!rows[0]?.mayBeMore) return
  }
}
