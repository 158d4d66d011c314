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

const MATCHES = ['pep_match', 'sanctions_match'] as const

/** A person's words, or the rule or match that opened it. */
export function becauseText({ because, openedBy }: AmlRow): string {
  const match = MATCHES.find((one) => one === because)
  if (openedBy === null && match) return t(match)
  const rule = RULE_IDS.find((one) => one === because)
  return openedBy === null && rule ? t('byRule', { rule: ruleName(rule) }) : because
}
