import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readPayRule } from '@zar/contract/office/withdrawals/pay-rule'
import { call } from '../../parts/api/call.ts'

const KEY = ['office', 'pay-rule'] as const

/** What a proof of who changes the rule is for. */
export const PAY_RULE_PROOF = {
  right: 'withdrawal.rules',
  object: 'pay-rule',
  amountE5: null,
} as const

export const usePayRule = () => useQuery({ queryKey: KEY, queryFn: () => call(readPayRule, {}) })

/** Reads it anew: a version was set. */
export function usePayRuleAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
