import { useQuery } from '@tanstack/react-query'
import { protection } from '@zar/contract/protection'
import { call } from '../api/call.ts'
import { useFresh } from '../api/use-fresh.ts'

export const PROTECTION_KEY = ['me', 'protection']

/** The player's limits and break; asked again when money moves or something is told. */
export function useProtection() {
  useFresh(PROTECTION_KEY)
  return useQuery({
    queryKey: PROTECTION_KEY,
    queryFn: () => call(protection, {}),
    refetchOnMount: 'always',
  })
}
