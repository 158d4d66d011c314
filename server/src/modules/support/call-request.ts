import type { callMe } from '@zar/contract/support/support'
import type { z } from 'zod/mini'
import type { Db } from '../../db/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Random } from '../../platform/random.ts'
import { openCase } from '../queues/index.ts'
import { CALL_LEEWAY_MS, nextCallHour } from './call-hours.ts'
import { later, subjectOf } from './waiting.ts'

type CallRequest = z.output<typeof callMe.input>

/** Keeps what the player wrote, as it was written, and puts the call into its queue. Whoever shows it shows text. */
export async function storeCallRequest(
  { db, clock, random }: { db: Db; clock: Clock; random: Random },
  playerId: string,
  { name, message, contacts }: CallRequest,
): Promise<void> {
  const now = clock.now()
  const id = random.uuid()
  const callAt = nextCallHour(now)
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('call_request')
      .values({
        id,
        player_id: playerId,
        name: name.trim(),
        message: message.trim(),
        contacts: JSON.stringify(contacts),
        created_at: now,
        call_at: callAt,
        outcome: null,
        settled_at: null,
      })
      .execute()
    await openCase(tx, {
      queue: 'calls',
      subject: subjectOf.call(id),
      playerId,
      state: 'asked',
      now,
      promiseAt: callAt,
      clockAt: later(callAt, CALL_LEEWAY_MS),
    })
  })
}
