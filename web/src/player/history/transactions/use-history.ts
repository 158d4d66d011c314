import { history, type statement } from '@zar/contract/payment'
import type { z } from 'zod/mini'
import { call } from '../../../lib/api/call.ts'
import { useFresh } from '../../../lib/api/use-fresh.ts'
import { useEndless } from '../use-endless.ts'
import { TRANSACTION_KEY } from './use-transaction.ts'

const KEY = ['me', 'payment', 'history']

/** What of the player's money is asked for. */
export type HistoryFilter = Omit<z.input<typeof statement.input>, 'format'>

/** The player's movements, newest first, page by page; asked again when the hub says money moved. */
export function useHistory(filter: HistoryFilter) {
  useFresh(KEY, TRANSACTION_KEY)
  const { pages, rows } = useEndless([...KEY, filter], (step) =>
    call(history, { ...filter, ...step }),
  )
  return { pages, rows, totals: pages.data?.pages[0]?.totals ?? undefined }
}
