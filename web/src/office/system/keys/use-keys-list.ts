import { useQuery, useQueryClient } from '@tanstack/react-query'
import { countKeys, listKeys } from '@zar/contract/office/system/keys'
import { call } from '../../parts/api/call.ts'

const KEY = ['office', 'system', 'keys'] as const
const USES = ['office', 'system', 'key-uses'] as const
const LOOK_MS = 15_000

export const useKeysList = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ client }) => call(listKeys, {}, { isPoll: client.getQueryData(KEY) !== undefined }),
    refetchInterval: LOOK_MS,
  })

/** How much each version has sealed: asked for by a press, since it reads every sealed field. */
export const useKeyUses = () =>
  useQuery({ queryKey: USES, queryFn: () => call(countKeys, {}), enabled: false })

/** Reads the list anew: something was decided. */
export function useKeysAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
