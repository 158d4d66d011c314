import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTaxRates } from '@zar/contract/office/system/tax-rates'
import { call } from '../../../parts/api/call.ts'

const KEY = ['office', 'system', 'tax-rates'] as const

export const useTaxRates = () => useQuery({ queryKey: KEY, queryFn: () => call(listTaxRates, {}) })

/** Reads them anew: something was decided. */
export function useTaxRatesAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
