import type { callMe } from '@zar/contract/support/support'
import type { z } from 'zod/mini'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'

type CallRequest = z.output<typeof callMe.input>

/** Keeps what the player wrote, as it was written: whoever shows it shows text. */
export async function storeCallRequest(
  { db, clock, random }: { db: Db; clock: Clock; random: Random },
  playerId: string,
  { name, message, contacts }: CallRequest,
): Promise<void> {
  await db
    .insertInto('call_request')
    .values({
      id: random.uuid(),
      player_id: playerId,
      name: name.trim(),
      message: message.trim(),
      contacts: JSON.stringify(contacts),
      created_at: clock.now(),
    })
    .execute()
}
