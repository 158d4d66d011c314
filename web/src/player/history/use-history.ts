import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { history } from '@zar/contract/payment'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { onHub } from '../../lib/hub.ts'
import { TRANSACTION_KEY } from './use-transaction.ts'

const PAGE = 20
const KEY = ['me', 'payment', 'history']

/** A number of PAYMENT_TYPES. */
export type HistoryType = 0 | 1 | 2

/** The player's movements, newest first, page by page; asked again when the hub says money moved. */
export function useHistory(type: HistoryType) {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = () => {
      for (const queryKey of [KEY, TRANSACTION_KEY]) void client.invalidateQueries({ queryKey })
    }
    const stops = [onHub('Balance', refresh), onHub('Notification', refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
  return useInfiniteQuery({
    queryKey: [...KEY, type],
    queryFn: ({ pageParam }) => call(history, { type, before: pageParam, take: PAGE }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
}
