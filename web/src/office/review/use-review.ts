import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readReviewHouse } from '@zar/contract/office/withdrawals/house'
import { call } from '../parts/api/call.ts'

const KEY = ['office', 'review'] as const
/** How often the page looks by itself for what others propose. */
const LOOK_MS = 10_000

export const useReview = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ client }) =>
      call(readReviewHouse, {}, { isPoll: client.getQueryData(KEY) !== undefined }),
    refetchInterval: LOOK_MS,
  })

/** Reads the rule and the proposals anew. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
