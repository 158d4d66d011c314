import type { AmlRow } from '@zar/contract/office/risk/aml'
import { RULE_IDS } from '@zar/contract/office/risk/rule-list'
import { ruleName } from '../rule-names.ts'
import { t } from './texts.ts'

/** How far a case is. */
export function stateText({ standing, decision, reportNumber }: AmlRow): string {
  if (reportNumber !== null) return t('filed')
  if (decision !== null) return t(decision)
  return t(standing?.state === 'analysis' ? 'analysis' : 'waiting')
}

/** A person's words, or the rule that opened it. */
export function becauseText({ because, openedBy }: AmlRow): string {
  const rule = RULE_IDS.find((one) => one === because)
  return openedBy === null && rule ? t('byRule', { rule: ruleName(rule) }) : because
}
