import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import { type PayBounds, WITHDRAWAL_POLICY } from '../withdrawals/rules.ts'
import { readPayRule } from './read-pay-rule.ts'

/** The most that any version may let pay by rule: the database has the same bounds. */
export const PAY_RULE_MOST: PayBounds = {
  amountMaxE5: WITHDRAWAL_POLICY.oneApproverMaxE5,
  unverifiedDayMaxE5: WITHDRAWAL_POLICY.oneApproverMaxE5,
  unstakedDayMaxE5: WITHDRAWAL_POLICY.oneApproverMaxE5,
  unstakedMonthMaxE5: 5n * WITHDRAWAL_POLICY.oneApproverMaxE5,
  dayMaxE5: 5n * WITHDRAWAL_POLICY.oneApproverMaxE5,
  dayCountMax: 20,
  newAccountDayMaxE5: WITHDRAWAL_POLICY.oneApproverMaxE5,
}

/** Refuses bounds beyond what any version may have. */
export function refusePayRuleOutside({ dayCountMax, ...sums }: PayBounds): void {
  const isCount = Number.isInteger(dayCountMax) && dayCountMax >= 1
  refuseIf(!isCount || dayCountMax > PAY_RULE_MOST.dayCountMax, 'pay_rule_out_of_bounds')
  for (const [name, sumE5] of Object.entries(sums)) {
    const most = PAY_RULE_MOST[name as keyof typeof sums]
    refuseIf(sumE5 < 0n || sumE5 > most, 'pay_rule_out_of_bounds')
  }
}

/** Whoever decides on the rule waits for the others: two at once are one after the other. */
export const lockPayRule = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${LOCKS.review}::bigint)`.execute(tx)

type NewVersion = {
  bounds: PayBounds
  because: string
  proposedBy: string
  approvedBy: string
  at: Date
}

/** A new version of what is paid by rule, under {@link lockPayRule}. What was ordered before keeps its own. */
export async function addPayRule(
  tx: Tx,
  { bounds, because, proposedBy, approvedBy, at }: NewVersion,
): Promise<number> {
  refusePayRuleOutside(bounds)
  const version = (await readPayRule(tx)).version + 1
  await tx
    .insertInto('pay_rule')
    .values({
      version,
      amount_max_e5: bounds.amountMaxE5,
      unverified_day_max_e5: bounds.unverifiedDayMaxE5,
      unstaked_day_max_e5: bounds.unstakedDayMaxE5,
      unstaked_month_max_e5: bounds.unstakedMonthMaxE5,
      day_max_e5: bounds.dayMaxE5,
      day_count_max: bounds.dayCountMax,
      new_account_day_max_e5: bounds.newAccountDayMaxE5,
      proposed_by: proposedBy,
      approved_by: approvedBy,
      because,
      set_at: at,
    })
    .execute()
  return version
}
