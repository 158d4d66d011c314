import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Identity, identity } from '@zar/contract/players/identity'
import { call } from '../api/call.ts'

const KEY = ['me', 'identity']
/** A check is mostly answered within seconds. */
const LOOK_AGAIN_MS = 2_000

/** Whether the player's identity was checked; while a check runs, looked at again and again. */
export const useIdentity = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => call(identity, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? LOOK_AGAIN_MS : false),
  })

/** Shows what a call has answered. */
export function useKeepIdentity() {
  const client = useQueryClient()
  return (now: Identity) => client.setQueryData(KEY, now)
}
