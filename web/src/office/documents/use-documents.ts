import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type DocumentRow,
  listDocuments,
  readDocument,
} from '@zar/contract/office/identity/documents'
import { useOnline } from '../../lib/browser/online.ts'
import { call } from '../parts/api/call.ts'
import type { QueueView } from '../parts/case/queue-list.tsx'
import { usePlainRows } from '../parts/table/plain-rows.ts'

const KEY = ['office', 'documents'] as const
const LOOK_MS = 15_000

/** Those that wait, or have ended, read anew every fifteen seconds. */
export function useDocuments(view: QueueView) {
  const isOnline = useOnline()
  return usePlainRows<DocumentRow>(
    useQuery({
      queryKey: [...KEY, 'list', view],
      queryFn: () => call(listDocuments, { view }),
      refetchInterval: LOOK_MS,
      enabled: isOnline,
    }),
  )
}

/** All about one, read anew when its row says that something changed. */
export const useDocument = (id: string, row: DocumentRow | undefined) => {
  const { standing } = row ?? {}
  return useQuery({
    queryKey: [...KEY, 'one', id, `${standing?.version}:${standing?.takenBy?.id}`],
    queryFn: () => call(readDocument, { id }),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
}

/** Reads them anew: something was decided. */
export function useDocumentsAnew(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: KEY })
    await client.invalidateQueries({ queryKey: ['office', 'queues'] })
  }
}
