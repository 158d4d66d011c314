import type { Tx } from '../../db/db.ts'

/** Forgets by what an erased player was found. What was decided stays: it names the list's person alone. */
export async function eraseScreening(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('screening_person').where('player_id', '=', playerId).execute()
}
