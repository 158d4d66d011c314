import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listEveryoneOut } from '@zar/contract/office/system/sessions'
import { call } from '../../parts/api/call.ts'

const KEY = ['office', 'system', 'everyone-out'] as const

export const useEveryoneOut = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(listEveryoneOut, {}) })

/** Reads it anew: it was proposed or done. */
export function useEveryoneOutAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
