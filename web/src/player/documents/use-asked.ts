import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askedDocuments } from '@zar/contract/players/documents'
import { call } from '../../lib/api/call.ts'

const KEY = ['me', 'documents']
/** While somebody may decide, it is looked at again. */
const LOOK_AGAIN_MS = 30_000

/** The documents that the player is asked for. */
export const useAsked = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => call(askedDocuments, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.some(({ canHandIn }) => canHandIn !== 'over') ? LOOK_AGAIN_MS : false,
  })

export function useAskedAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
