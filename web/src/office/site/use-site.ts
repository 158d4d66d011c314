import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readDomains, readOptions } from '@zar/contract/office/content/site'
import { call } from '../parts/api/call.ts'

const KEY = ['office', 'site'] as const

export const useOptions = () =>
  useQuery({ queryKey: [...KEY, 'options'], queryFn: () => call(readOptions, {}) })
export const useDomains = () =>
  useQuery({ queryKey: [...KEY, 'domains'], queryFn: () => call(readDomains, {}) })

export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
