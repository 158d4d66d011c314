import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { deleteOld } from '../../platform/jobs/delete-old.ts'
import { forgetFiles } from './files/file.ts'

/** As long as the privacy notice says. */
const KEPT_YEARS = 2

/** Deletes what was written to support so long ago, and attachments that were never sent. */
export async function forgetSupport(db: Db, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS)
  await deleteOld(db, 'call_request', sql`created_at < ${before}`)
  // Its messages and files go with it.
  await deleteOld(db, 'ticket', sql`updated_at < ${before}`, 500)
  await deleteOld(db, 'chat_message', sql`created_at < ${before}`)
  await deleteOld(db, 'support_note', sql`at < ${before}`)
  await deleteOld(db, 'complaint', sql`decided_at < ${before}`)
  await deleteOld(db, 'chat_operator', sql`seen_at < ${before}`)
  await forgetFiles(db, now)
}
