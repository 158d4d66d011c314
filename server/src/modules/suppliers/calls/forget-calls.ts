import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import { deleteOld } from '../../../platform/jobs/delete-old.ts'

const KEPT_MS = 8 * 24 * 60 * 60_000

/** Deletes what was counted of calls more than eight days ago. */
export const forgetCalls = (db: Db, now: Date): Promise<void> =>
  deleteOld(db, 'provider_minute', sql`minute < ${new Date(now.getTime() - KEPT_MS)}`)
