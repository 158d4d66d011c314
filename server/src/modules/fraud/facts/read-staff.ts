import type { Right } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { DAY_MS, of, type Params } from '../rules/finding.ts'
import type { StaffFacts } from '../rules/staff-rules.ts'
import { before } from './asked.ts'

/** What decides a case of one player. */
const DECIDING = [
  'withdrawal.approve',
  'withdrawal.bulk_approve',
  'withdrawal.reject_fact',
  'withdrawal.reject_judged',
  'payee.confirm',
  'payee.refuse',
  'document.decide',
  'bonusask.decide',
  'bonus.approve',
  'adjustment.approve',
  'complaint.decide',
  'alert.decide',
  'case.decide',
] as const satisfies Right[]

type Decided = Omit<StaffFacts['decided'][number], 'at'> & { at: Date }
type Approved = Omit<StaffFacts['approved'][number], 'at'> & { at: Date }

/** Who decided how many cases of which player by the audit log, and who approved whose proposals. */
export async function readStaff(
  tx: Tx,
  { until, params }: { until: Date; params: Params },
): Promise<StaffFacts> {
  const from = before(until, of(params, 'days') * DAY_MS)
  const decided = await sql<Decided>`
    select actor::uuid as "staffId", player_id as "playerId", count(distinct object)::int as cases, max(at) as at
      from audit_event
     where does = any(${DECIDING}::text[]) and actor_kind = 'staff' and outcome = 'done'
       and player_id is not null and at > ${from} and at <= ${until}
     group by actor, player_id order by max(at)`.execute(tx)
  const approved = await sql<Approved>`
    with agreed as (
      select p.id, p.proposer_id, a.approver_id, p.decided_at from proposal p
        join proposal_approval a on a.proposal_id = p.id
       where p.state = 'done' and p.decided_at > ${from} and p.decided_at <= ${until}
         and p.proposer_id is not null and a.approver_id is not null),
    proposer as (select proposer_id, count(distinct id)::int as proposals from agreed group by proposer_id)
    select agreed.approver_id as "staffId", agreed.proposer_id as "otherId",
      count(distinct agreed.id)::int as proposals, proposer.proposals as of, max(agreed.decided_at) as at
      from agreed join proposer using (proposer_id)
     group by agreed.approver_id, agreed.proposer_id, proposer.proposals order by max(agreed.decided_at)`.execute(
    tx,
  )
  return {
    decided: decided.rows.map((row) => ({ ...row, at: row.at.getTime() })),
    approved: approved.rows.map((row) => ({ ...row, at: row.at.getTime() })),
  }
}
