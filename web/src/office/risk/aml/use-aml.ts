import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AmlRow, listAml, readAml } from '@zar/contract/office/risk/aml'
import { call } from '../../parts/api/call.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'

const KEY = ['office', 'aml'] as const

export const useAmlList = (reason: string, state: 'open' | 'ended') =>
  usePlainRows<AmlRow>(
    useQuery({
      queryKey: [...KEY, 'list', state, reason],
      queryFn: () => call(listAml, { reason, state }),
    }),
  )

export const useAmlCase = (id: string, reason: string) =>
  useQuery({ queryKey: [...KEY, 'one', id], queryFn: () => call(readAml, { id, reason }) })

/** Reads them anew: something was done. */
export function useAmlAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
