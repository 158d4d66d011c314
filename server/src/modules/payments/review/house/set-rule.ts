import { unitsOf } from '@zar/contract/money'
import { refuseIf } from '../../../../platform/refusal.ts'
import { agree } from '../../../approvals/index.ts'
import type { ReviewDeps } from '../extend.ts'
import { readRule } from '../read-rule.ts'
import type { ReviewRule } from '../rule.ts'
import { lockHouse, REVIEW_OBJECT } from './incident.ts'

/** Lengths and hours of the clock; what is not named stays as it is. */
export type RuleChange = Partial<Omit<ReviewRule, 'version' | 'brake_hour_e5'>> & {
  brake_hour_e5?: bigint
}

type NewRule = { operator: string; because: string; change: RuleChange }

/** A new version of the clock's rule, which two people set. What is held keeps the version that it was held by. */
export async function setReviewRule(
  deps: ReviewDeps,
  { operator, because, change }: NewRule,
): Promise<number | 'needs another'> {
  return deps.db.transaction().execute(async (tx) => {
    await lockHouse(tx)
    const { version, ...rule } = await readRule(tx)
    const next = { ...rule, ...change }
    refuseIf(!isInBounds(next), 'review_rule_out_of_bounds')
    const now = deps.clock.now()
    const terms = { ...next, brake_hour_e5: String(next.brake_hour_e5), after: version }
    const both = await agree(tx, {
      right: 'withdrawal.clock',
      object: REVIEW_OBJECT,
      terms,
      reason: because,
      by: operator,
      at: now,
    })
    await deps.audit?.(tx, {
      actor: { kind: 'command-line', id: operator },
      does: 'withdrawal.clock',
      right: 'withdrawal.clock',
      object: REVIEW_OBJECT,
      outcome: both ? 'done' : 'waits',
      after: { ...terms, brake_hour_e5: unitsOf(next.brake_hour_e5) },
      reason: because,
    })
    if (!both) return 'needs another'
    await tx
      .insertInto('review_rule')
      .values({
        ...next,
        version: version + 1,
        because,
        set_at: now,
        proposed_by: both.first,
        approved_by: operator,
      })
      .execute()
    return version + 1
  })
}

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** The same bounds stand in the database. */
function isInBounds(rule: Omit<ReviewRule, 'version'>): boolean {
  const { opens_minute: opens, closes_minute: closes } = rule
  const hasHours = opens !== null && closes !== null
  const isDay = hasHours
    ? isBetween(opens, 0, 1_439) && isBetween(closes, 1, 1_440) && opens < closes
    : opens === null && closes === null
  return (
    isDay &&
    isBetween(rule.first_minutes, 1, 240) &&
    isBetween(rule.each_minutes, 0, 60) &&
    isBetween(rule.most_minutes, rule.first_minutes, 240) &&
    isBetween(rule.asked_hours, 1, 72) &&
    isBetween(rule.brake_times, 2, 10) &&
    rule.brake_hour_e5 > 0n
  )
}
