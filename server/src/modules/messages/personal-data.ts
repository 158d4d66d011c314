import type { Tx } from '../../db/db.ts'
import { dropJobs } from '../../platform/jobs/jobs.ts'
import { outboundKey } from './outbound-queue.ts'

/** Deletes what the player was told: notifications, demo messages, pushes and queued messages. */
export async function eraseMessages(tx: Tx, playerId: string): Promise<void> {
  for (const table of ['notification', 'sandbox_message', 'sandbox_box', 'outbox'] as const) {
    await tx.deleteFrom(table).where('player_id', '=', playerId).execute()
  }
  await dropJobs(tx, outboundKey(playerId))
}
