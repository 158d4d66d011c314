import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'
import type { PastDeed } from './separation.ts'

/** What a person did on tickets and complaints: who handled one does not decide it, nor what is paid for it. */
export async function readCaseDeeds(
  db: Db | Tx,
  staffId: string,
  objects: readonly string[],
): Promise<PastDeed[]> {
  const { rows } = await sql<PastDeed>`
    select right_name as right, at from audit_event
    where object = any(${objects}) and actor = ${staffId} and outcome = 'done'
      and right_name in ('ticket.answer', 'complaint.answer')`.execute(db)
  return rows
}
