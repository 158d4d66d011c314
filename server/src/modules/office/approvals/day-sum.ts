import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/db.ts'

/**
 * What a person has proposed or approved of corrections today, a day of Istanbul, in E5. What was taken back
 * or lapsed does not count. The sum is that of the terms.
 */
export async function readCorrectedToday(db: Db | Tx, staffId: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum((terms->>'amountE5')::bigint), 0)::bigint as sum
      from office_proposal proposal
     where right_name = 'adjustment.propose'
       and (state = 'done' or state = 'waiting' and lapses_at > clock_timestamp())
       and proposed_at >= clock_timestamp() - interval '1 day 1 hour'
       and (proposed_by = ${staffId} and ${isToday('proposed_at')}
         or exists (select from office_approval approval
             where proposal_id = proposal.id and staff_id = ${staffId} and ${isToday('approved_at')}))`.execute(
    db,
  )
  return rows[0]?.sum ?? 0n
}

const isToday = (moment: string) =>
  sql`day_of_istanbul_v1(${sql.ref(moment)}) = day_of_istanbul_v1(clock_timestamp())`

/** Two proposals of one person wait for each other, so that both are in the sum of the day. */
export const holdPerson = (tx: Tx, staffId: string) =>
  tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
