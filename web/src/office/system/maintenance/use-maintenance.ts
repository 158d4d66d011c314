import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listMaintenance } from '@zar/contract/office/system/maintenance'
import { call } from '../../parts/api/call.ts'

const KEY = ['office', 'system', 'maintenance'] as const
const LOOK_MS = 15_000

export const useMaintenance = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ client }) =>
      call(listMaintenance, {}, { isPoll: client.getQueryData(KEY) !== undefined }),
    refetchInterval: LOOK_MS,
  })

/** Reads it anew: something was announced or ended. */
export function useMaintenanceAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
