import type { Tx } from '../../db/db.ts'
import { dropJobs } from '../../platform/jobs.ts'
import { letterKey } from './post.ts'

/** Deletes what the player was told: notifications, demo letters, pushes and letters on their way. */
export async function eraseMessages(tx: Tx, playerId: string): Promise<void> {
  for (const table of ['notification', 'sandbox_message', 'sandbox_box', 'outbox'] as const) {
    await tx.deleteFrom(table).where('player_id', '=', playerId).execute()
  }
  await dropJobs(tx, letterKey(playerId))
}
