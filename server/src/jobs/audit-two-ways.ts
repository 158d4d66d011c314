import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { AuditFinding } from '../db/tables/office/audit.ts'
import { takeLonger } from '../db/take-longer.ts'

/** More of the same tells nothing new. */
const FINDINGS_MAX = 100
const STATEMENT_MS = 60_000
/** Steps of a withdrawal that are written with a row of the audit log: those that a person took, and the clock's. What the law holds is the player's. */
const DECIDED = sql`(operator is not null and payment_event.reason is distinct from 'legal_hold')`
/** Events that decide a withdrawal. */
const DECIDES = [
  'approve',
  'reject_fact',
  'reject_judged',
  'extend',
  'hold',
  'release',
  'return',
].map((deed) => `withdrawal.${deed}`)

/**
 * Lays the audit log beside what was decided: each decision on a withdrawal has its row, each row its decision, and
 * each proposal that was carried out two people. Decisions from before the first row of a withdrawal have none.
 */
export const compareDecisions = (db: Db): Promise<AuditFinding[]> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await takeLonger(tx, STATEMENT_MS)
      const { rows } = await differences.execute(tx)
      return rows
    })

const differences = sql<AuditFinding>`
    with since as (
      select min(at) as at from audit_event where does = any(${DECIDES}::text[])
    ), decided as (
      select payment_id, count(*) as times from payment_event
          join payment on payment.id = payment_id and payment.type = 2 and payment.refund_of is null
        where ${DECIDED} and payment_event.at > (select at from since) group by payment_id
    ), told as (
      select object, count(*) as times from audit_event
        where does = any(${DECIDES}::text[]) and outcome in ('done', 'waits') group by object
    )
    select null as id, format('withdrawal %s was decided %s times, and has %s rows', payment_id, decided.times,
        coalesce(told.times, 0)) as says
      from decided left join told on object = 'withdrawal:' || payment_id
      where decided.times > coalesce(told.times, 0)
    union all
    select null, format('deposit %s was sent back, and has no row', payment.refund_of) from payment_event
        join payment on payment.id = payment_id and payment.refund_of is not null
      where ${DECIDED} and not exists (select from audit_event
        where does = 'deposit.refund' and outcome = 'done' and object = 'deposit:' || payment.refund_of)
    union all
    select null, format('line %s of the bank was matched, and has no row', bank_id) from bank_statement_match
        join bank_statement_line line using (bank_id)
      where not exists (select from audit_event where does = 'deposit.match' and outcome = 'done'
        and object = 'statement-line:' || line.statement_id || '-' || line.line)
    union all
    select id::text, format('matches %s, which nobody matched', object) from audit_event
      where does = 'deposit.match' and outcome = 'done' and not exists (
        select from bank_statement_match join bank_statement_line line using (bank_id)
          where object = 'statement-line:' || line.statement_id || '-' || line.line)
    union all
    select id::text, format('decides %s, which nobody decided', object) from audit_event
      where does = any(${DECIDES}::text[]) and outcome = 'done' and object like 'withdrawal:%' and not exists (
        select from payment_event where ${DECIDED} and 'withdrawal:' || payment_id = object)
    union all
    select null, format('proposal %s was carried out by one person', id) from proposal
      where state = 'done' and not exists (
        select from proposal_approval where proposal_id = id and lower(btrim(approved_by)) <> lower(btrim(proposed_by)))
    limit ${FINDINGS_MAX}`
