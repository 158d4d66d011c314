import { useQuery } from '@tanstack/react-query'
import { promotions } from '@zar/contract/content'
import { call } from '../../lib/call.ts'

/** The promotions that run now, in their order. */
export function usePromotions() {
  const { data, error, fetchStatus, refetch } = useQuery({
    queryKey: ['promotions'],
    queryFn: () => call(promotions, {}),
  })
  const isStuck = error !== null || fetchStatus === 'paused'
  return { promotions: data, isFailed: isStuck && !data, retry: () => void refetch() }
}
