import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listMatches, type MatchRow, readMatch } from '@zar/contract/office/risk/matches'
import { listWatchLists } from '@zar/contract/office/risk/watch-lists'
import { call } from '../../parts/api/call.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'

const KEY = ['office', 'screening'] as const

export const useMatches = (reason: string, state: 'open' | 'decided') =>
  usePlainRows<MatchRow>(
    useQuery({
      queryKey: [...KEY, 'matches', state, reason],
      queryFn: () => call(listMatches, { reason, state }),
    }),
  )

export const useMatch = (id: string, reason: string) =>
  useQuery({ queryKey: [...KEY, 'match', id], queryFn: () => call(readMatch, { id, reason }) })

export const useWatchLists = (reason: string) =>
  useQuery({ queryKey: [...KEY, 'lists', reason], queryFn: () => call(listWatchLists, { reason }) })

/** Reads all of it anew: something was decided, or a list came. */
export function useScreeningAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
