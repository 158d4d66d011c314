import { QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { Unreachable } from './request.ts'

/**
 * A refusal is an answer and is not asked again; a lost connection is tried twice more.
 * What belongs to the player has a key that begins with `me` and is dropped at log-out.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => error instanceof Unreachable && failures < 2,
    },
  },
})

/** Whether there is nothing to show and nothing on its way: the call failed, or the network is gone. */
export const isAway = ({
  data,
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus'>): boolean =>
  data === undefined && (isError || fetchStatus === 'paused')
