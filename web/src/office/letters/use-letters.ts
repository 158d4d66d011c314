import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Letter } from '@zar/contract/office/letters/letters'
import { listLetters, readLetter } from '@zar/contract/office/letters/operations'
import { call } from '../parts/api/call.ts'

const KEY = ['office', 'letters'] as const
/** How often the screen looks by itself for what others word. */
const LOOK_MS = 20_000

export const useLetters = () => {
  const queryKey = [...KEY, 'list']
  return useQuery({
    queryKey,
    queryFn: ({ client }) =>
      call(listLetters, {}, { isPoll: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: LOOK_MS,
  })
}

export const useLetter = (letter: Letter) => {
  const queryKey = [...KEY, 'one', letter]
  return useQuery({
    queryKey,
    queryFn: ({ client }) =>
      call(readLetter, { letter }, { isPoll: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: LOOK_MS,
  })
}

export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
