import { QueryClient } from '@tanstack/react-query'
import { Unreachable } from './call.ts'

/** A refusal is an answer and is not asked again; a lost connection is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => error instanceof Unreachable && failures < 2,
    },
  },
})
