import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listVouchers } from '@zar/contract/office/offers/vouchers'
import { call } from '../../parts/api/call.ts'

const KEY = ['office', 'vouchers'] as const

export const useVouchers = (id: string) =>
  useQuery({ queryKey: [...KEY, id], queryFn: () => call(listVouchers, { id }) })

/** Reads them anew: a batch was made. */
export function useVouchersAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** The sum of so many codes, in E5 as text. */
export const sumOf = (codes: number, eachE5: string): string => `${BigInt(codes) * BigInt(eachE5)}`
