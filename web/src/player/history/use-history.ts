import { useInfiniteQuery } from '@tanstack/react-query'
import { history, type statement } from '@zar/contract/payment'
import type { z } from 'zod/mini'
import { call } from '../../lib/call.ts'
import { useFresh } from '../../lib/use-fresh.ts'
import { useFilled } from './use-endless.ts'
import { TRANSACTION_KEY } from './use-transaction.ts'

const PAGE = 20
const KEY = ['me', 'payment', 'history']

/** What of the player's money is asked for. */
export type HistoryFilter = Omit<z.input<typeof statement.input>, 'format'>

/** The player's movements, newest first, page by page; asked again when the hub says money moved. */
export function useHistory(filter: HistoryFilter) {
  useFresh(KEY, TRANSACTION_KEY)
  const pages = useInfiniteQuery({
    queryKey: [...KEY, filter],
    queryFn: ({ pageParam }) => call(history, { ...filter, before: pageParam, take: PAGE }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  useFilled(pages, rows?.length)
  return { pages, rows, totals: pages.data?.pages[0]?.totals ?? undefined }
}
