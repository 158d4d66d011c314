import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BonusRequestRow,
  listBonusRequests,
  readBonusRequest,
} from '@zar/contract/office/offers/bonus-requests'
import { useOnline } from '../../lib/browser/online.ts'
import { call } from '../parts/api/call.ts'
import type { QueueView } from '../parts/case/queue-list.tsx'
import { usePlainRows } from '../parts/table/plain-rows.ts'

const KEY = ['office', 'bonus-requests'] as const
const LOOK_MS = 15_000

/** Those that wait, or have ended, read anew every fifteen seconds. */
export function useRequests(view: QueueView) {
  const isOnline = useOnline()
  return usePlainRows<BonusRequestRow>(
    useQuery({
      queryKey: [...KEY, 'list', view],
      queryFn: () => call(listBonusRequests, { view }),
      refetchInterval: LOOK_MS,
      enabled: isOnline,
    }),
  )
}

/** All about one, read anew when its row says that something changed. */
export const useRequest = (id: string, row: BonusRequestRow | undefined) => {
  const { standing, state } = row ?? {}
  return useQuery({
    queryKey: [...KEY, 'one', id, `${standing?.version}:${standing?.takenBy?.id}:${state}`],
    queryFn: () => call(readBonusRequest, { id }),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
}

/** Reads them anew: something was decided. */
export function useRequestsAnew(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: KEY })
    await client.invalidateQueries({ queryKey: ['office', 'queues'] })
  }
}
