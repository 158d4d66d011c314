import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Debt, listDebts } from '@zar/contract/office/trading/debts'
import { formatMoney } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'

export const moneyText = (kurus: number): string => formatMoney(kurus / 100)

const KEY = ['office', 'debts'] as const

export const useDebts = () =>
  usePlainRows<Debt>(useQuery({ queryKey: KEY, queryFn: () => call(listDebts, {}) }))

/** Reads them anew: something was decided. */
export function useDebtsAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
