import type { Db } from '../db/db.ts'
import { forgetBonusRequests } from '../modules/bonuses/index.ts'
import { forgetImports } from '../modules/casino/index.ts'
import { forgetFiles } from '../modules/evidence/index.ts'
import { deleteOldMailboxes } from '../modules/messages/index.ts'
import { forgetOfficeFiles } from '../modules/office/index.ts'
import { forgetDocuments } from '../modules/payments/index.ts'
import {
  forgetChallenges,
  forgetCodes,
  forgetCopies,
  forgetFormer,
  forgetSessions,
} from '../modules/players/index.ts'
import { forgetVisits } from '../modules/sportsbook/index.ts'
import { forgetCalls, forgetKeys } from '../modules/suppliers/index.ts'
import { forgetSupport } from '../modules/support/index.ts'
import type { Clock } from '../platform/clock.ts'
import { forgetNotices } from '../platform/log/notices.ts'
import { forgetRequests } from '../platform/once.ts'
import { forgetProcesses } from '../platform/process-signs.ts'
import { forgetTries } from '../platform/rate-limits/throttle.ts'

/** In the night of Istanbul, when few play. */
export const RETENTION_CRONTAB = '20 1 * * * forget_old'

/**
 * Deletes what the casino keeps no longer: each module knows for how long. Each deletion stands for
 * itself, and one that was cut short is done with the next.
 */
export async function deleteExpired({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  for (const forget of [
    forgetTries,
    forgetCodes,
    forgetChallenges,
    deleteOldMailboxes,
    forgetRequests,
    forgetSessions,
    forgetCopies,
    forgetFormer,
    forgetSupport,
    forgetDocuments,
    forgetBonusRequests,
    forgetVisits,
    forgetCalls,
    forgetKeys,
    forgetImports,
    forgetFiles,
    forgetNotices,
    forgetProcesses,
    forgetOfficeFiles,
  ]) {
    await forget(db, now)
  }
}
