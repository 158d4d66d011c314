import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listPayees, type PayeeRow, readPayee } from '@zar/contract/office/risk/payees'
import { useOnline } from '../../lib/browser/online.ts'
import { call } from '../parts/api/call.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'

const KEY = ['office', 'payees'] as const
const LOOK_MS = 15_000

/** The accounts that wait, read anew every fifteen seconds. */
export function usePayees() {
  const isOnline = useOnline()
  return usePlainRows<PayeeRow>(
    useQuery({
      queryKey: [...KEY, 'list'],
      queryFn: () => call(listPayees, {}),
      refetchInterval: LOOK_MS,
      enabled: isOnline,
    }),
  )
}

/** All about one, read anew when its row says that something changed. */
export const usePayee = (id: string, row: PayeeRow | undefined) =>
  useQuery({
    queryKey: [...KEY, 'one', id, row ? `${row.version}:${row.takenBy?.id ?? ''}` : ''],
    queryFn: () => call(readPayee, { id }),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })

/** Reads them anew: something was decided. */
export function usePayeesAnew(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: KEY })
    await client.invalidateQueries({ queryKey: ['office', 'queues'] })
  }
}
