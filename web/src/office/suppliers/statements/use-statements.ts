import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listStatements } from '@zar/contract/office/house/statements'
import { call } from '../../parts/api/call.ts'

const KEY = ['suppliers', 'statements'] as const

export const useStatements = () =>
  useQuery({ queryKey: KEY, queryFn: () => call(listStatements, {}) })

/** Reads everything of the screen anew: a statement also brings differences. */
export function useScreenAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['suppliers'] })
}
