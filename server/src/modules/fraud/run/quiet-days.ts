import { RULES, type RuleId } from '@zar/contract/office/risk/rule-list'

/** For so many days the same is not raised again. */
export function quietDays(rule: RuleId): number {
  const facts = RULES[rule]
  return 'quiet' in facts ? facts.quiet : facts.days
}
