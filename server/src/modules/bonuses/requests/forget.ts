import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import { closeCasesOf } from '../../queues/index.ts'

/** As long as the privacy notice says of what was written to support. */
const KEPT_YEARS = 2

/** Forgets what players wrote with requests that ended so long ago. */
export async function forgetBonusRequests(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS)
  await db
    .updateTable('bonus_request')
    .set({ words: null })
    .where('decided_at', '<', before)
    .where('words', 'is not', null)
    .execute()
}

/** Of an erased player: what waits ends, and the words go. */
export async function eraseRequests(tx: Tx, playerId: string): Promise<void> {
  const by = 'system:erasure'
  await closeCasesOf(tx, { queue: 'bonus_requests', playerId }, { state: 'refused', by })
  await tx
    .updateTable('bonus_request')
    .set({ state: 'withdrawn', decided_by: by, decided_at: sql<Date>`clock_timestamp()` })
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .execute()
  await tx
    .updateTable('bonus_request')
    .set({ words: null })
    .where('player_id', '=', playerId)
    .execute()
}
