import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'

/**
 * What a person has proposed of this right or approved today, a day of Istanbul, in E5 by the terms. What was
 * taken back, refused or lapsed does not count.
 */
export async function readDaySum(db: Db | Tx, right: Right, staffId: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum((terms->>'amountE5')::bigint), 0)::bigint as sum
      from proposal
     where right_name = ${right}
       and (state = 'done' or state = 'waiting' and lapses_at > clock_timestamp())
       and proposed_at >= clock_timestamp() - interval '1 day 1 hour'
       and (proposer_id = ${staffId} and ${isToday('proposed_at')}
         or exists (select from proposal_approval
             where proposal_id = proposal.id and approver_id = ${staffId} and ${isToday('approved_at')}))`.execute(
    db,
  )
  return rows[0]?.sum ?? 0n
}

const isToday = (moment: string) =>
  sql`day_of_istanbul_v1(${sql.ref(moment)}) = day_of_istanbul_v1(clock_timestamp())`
