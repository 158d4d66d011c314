import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type PlayerPage, readPlayer } from '@zar/contract/office/players'
import { call } from '../../parts/api/call.ts'

const keyOf = (id: string) => ['office', 'player', id] as const
const PROPOSALS = ['office', 'proposals'] as const

/** All about one player that the person may see. */
export const usePlayer = (id: string) =>
  useQuery<PlayerPage>({ queryKey: keyOf(id), queryFn: () => call(readPlayer, { id }) })

/** Reads the player anew, with all tabs and proposals: something was done. */
export function useRefresh(id: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keyOf(id) }),
      client.invalidateQueries({ queryKey: PROPOSALS }),
    ])
  }
}

/** The key of a tab's list: it is read anew with the player. */
export const tabKey = (id: string, ...rest: readonly unknown[]) => [...keyOf(id), ...rest]
