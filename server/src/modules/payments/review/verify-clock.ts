import { PAYMENT_STATUS, PAYMENT_TYPES } from '@zar/contract/payment'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { wasAgreed } from '../../approvals/index.ts'
import { type CheckLimit, type Finding, isSince } from '../../ledger/index.ts'
import { WITHDRAWAL_POLICY } from '../withdrawals/rules.ts'
import { REVIEW_OBJECT } from './house/incident.ts'
import { REVIEW_BOUNDS } from './rule.ts'

type Sentences = { sentence: string }
const late = sql.lit(`${REVIEW_BOUNDS.lateMs} milliseconds`)

/** What the law or a broken chain held back is not late. */
const WAS_STOPPED = sql`exists (select from review_stop where began_at <= event.at
  and coalesce(ended_at, 'infinity') >= event.clock_at)`

const HELD = sql`payment.type = ${PAYMENT_TYPES.Withdraw} and payment.status = ${PAYMENT_STATUS.Pending}
  and payment.approved_at is null`

/** Each hold has its clock, which is its first end and all that was added. */
const CLOCKS = sql<Sentences>`
  select format('withdrawal %s is held by %s, its clock says %s', id, coalesce(hold, 'nothing'), coalesce(clock_at::text, 'nothing')) as sentence
    from payment where ${HELD} and (hold is null or (clock_at is null) = (legal_hold_id is null)
      or extended_s <> (select coalesce(sum(added_s), 0) from payment_event event where event.payment_id = payment.id
        and event.seq > coalesce((select max(seq) from payment_event law where law.payment_id = payment.id and law.reason = 'legal_hold'), 0)))
    limit 100`

/** What the clock has decided is as it says, at its time and not later than it may be. */
const decisions = (since: CheckLimit['since']) => sql<Sentences>`
  select format('withdrawal %s was %s by the clock of %s at %s, and is approved %s, status %s, %s', payment.id, event.step,
      event.clock_at, event.at, coalesce(approved_at::text, 'never'), status, coalesce(payment.reason, 'no reason')) as sentence
    from payment_event event join payment on payment.id = event.payment_id
    where event.operator = 'system:clock' and ${isSince('event.at', since)} and (
      event.at < event.clock_at
      or (event.at > event.clock_at + interval ${late} and not ${WAS_STOPPED})
      or (event.step = 'returned' and (status <> ${PAYMENT_STATUS.Rejected} or payment.reason is distinct from event.reason))
      or (event.step = 'released' and legal_hold_id is null and approved_at is distinct from event.at
        and not exists (select from payment_event law where law.payment_id = payment.id and law.reason = 'legal_hold' and law.seq > event.seq))
      or exists (select from payment_event other where other.payment_id = payment.id and other.seq > event.seq
        and other.step in ('approved', 'released', 'first_approved', 'extended')
        and not exists (select from payment_event law where law.payment_id = payment.id and law.reason = 'legal_hold' and law.seq > event.seq)))
    limit 100`

const AGREED = wasAgreed({
  objects: sql`'withdrawal:' || payment.id, case when event.reason = 'incident' then ${sql.lit(REVIEW_OBJECT)} end`,
  first: sql`event.first_operator`,
  second: sql`event.operator`,
  at: sql`event.at`,
})

/** What takes two people was done by two, each of whom said so. */
const people = (since: CheckLimit['since']) => sql<Sentences>`
  select format('withdrawal %s was %s by %s and %s', payment.id, event.step,
      coalesce(event.first_operator, payment.first_approver, 'nobody'), event.operator) as sentence
    from payment_event event join payment on payment.id = event.payment_id
    where event.operator is not null and event.operator <> 'system:clock' and ${isSince('event.at', since)} and (
      (event.step = 'approved' and amount_e5 > ${WITHDRAWAL_POLICY.oneApproverMaxE5}
        and coalesce(lower(btrim(payment.first_approver)) = lower(btrim(event.operator)), true))
      or (event.first_operator is not null and (event.step = 'extended' or event.reason in ('more_proof', 'review_failed'))
        and not ${AGREED}))
    limit 100`

/** What has run out and nobody has decided. */
const overdue = (now: Date) => sql<Sentences>`
  select format('withdrawal %s should have been decided by the clock at %s', id, clock_at) as sentence from payment
    where ${HELD} and clock_at + interval ${late} < ${now} and not exists (select from review_stop
      where coalesce(ended_at, 'infinity') + interval ${late} > ${now})
    limit 100`

type Check = Pick<CheckLimit, 'since'> & { now?: Date | undefined; isWhole: boolean }

/** That every review ends, by whom it may, at its time. */
export async function verifyReviews(tx: Tx, { since, now, isWhole }: Check): Promise<Finding[]> {
  const findings: Finding[] = []
  const ask = async (rule: string, query: typeof CLOCKS) => {
    const { rows } = await query.execute(tx)
    findings.push(...rows.map(({ sentence }) => ({ rule, sentence })))
  }
  await ask('ACC-11', CLOCKS)
  if (now) await ask('ACC-11', overdue(now))
  if (!isWhole) return findings
  await ask('ACC-11', decisions(since))
  await ask('AUZ-03', people(since))
  return findings
}
