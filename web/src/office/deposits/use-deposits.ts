import { useQueryClient } from '@tanstack/react-query'
import {
  DEPOSIT_LISTS,
  listDeposits,
  type OfficeDeposit,
} from '@zar/contract/office/house/deposits'
import { call } from '../parts/api/call.ts'
import { useRows } from '../parts/table/rows.ts'

const KEY = ['office', 'deposits'] as const

export type DepositList = (typeof DEPOSIT_LISTS)[number]

/** What the address names, or what is open. */
export const listOf = (wished: string | undefined): DepositList =>
  DEPOSIT_LISTS.find((one) => one === wished) ?? 'open'

/** Deposits of a state, or those that something names, whatever their state. */
export const useDeposits = (list: DepositList, q: string | undefined) =>
  useRows<OfficeDeposit>([...KEY, list, q], (after) =>
    call(listDeposits, { list, q, after: after ?? undefined }),
  )

/** Reads them anew: something was decided. */
export function useDepositsAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
