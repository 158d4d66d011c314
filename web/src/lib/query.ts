import { QueryClient } from '@tanstack/react-query'
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
