import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../../db/db.ts'
import type { Clock } from '../../../platform/clock.ts'

const MINUTE_MS = 60_000
/** How long a person is given to type a code, and the time before that which is looked at. */
const TYPING_MS = 5 * MINUTE_MS
const WINDOW_MS = 15 * MINUTE_MS
/** Of fewer codes nothing can be said. */
const SENT_MIN = 20
const VERIFIED_MIN_PERCENT = 30

export const WATCH_CODES_CRONTAB = '*/5 * * * * watch_codes'

/**
 * Raises the alarm when codes are sent and hardly any is typed in: whoever asks for them is not who
 * they go to, and the operator pays for each (FRD-02).
 */
export async function watchCodes(deps: { db: Db; clock: Clock; log: Logger }): Promise<void> {
  const until = new Date(deps.clock.now().getTime() - TYPING_MS)
  const { sent, verified } = await deps.db
    .selectFrom('code')
    .select([
      sql<bigint>`count(*)`.as('sent'),
      sql<bigint>`count(*) filter (where spent_at is not null)`.as('verified'),
    ])
    .where('purpose', '=', 'phone')
    .where('sent_at', '>', new Date(until.getTime() - WINDOW_MS))
    .where('sent_at', '<=', until)
    .executeTakeFirstOrThrow()
  const isFew = Number(verified) * 100 < Number(sent) * VERIFIED_MIN_PERCENT
  if (Number(sent) < SENT_MIN || !isFew) return
  const counted = { sent: Number(sent), verified: Number(verified) }
  deps.log.error({ event: 'few codes verified', ...counted }, 'text messages are sent for nothing')
}
