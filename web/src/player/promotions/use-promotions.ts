import { useQuery } from '@tanstack/react-query'
import { promotions } from '@zar/contract/content'
import { call } from '../../lib/api/call.ts'
import { isAway } from '../../lib/api/query.ts'

/** The promotions that run now, in their order. */
export function usePromotions() {
  const query = useQuery({
    queryKey: ['promotions'],
    queryFn: () => call(promotions, {}),
  })
  return { promotions: query.data, isFailed: isAway(query), retry: () => void query.refetch() }
}
