import type { UseQueryResult } from '@tanstack/react-query'
import { useOnline } from '../../../lib/browser/online.ts'
import type { Rows } from './rows.ts'

type Whole<Row> = Pick<UseQueryResult, 'isError' | 'isRefetching' | 'dataUpdatedAt'> & {
  data: readonly Row[] | undefined
  error: unknown
  refetch: () => unknown
}

/** A list that comes whole, as {@link Rows}. */
export function usePlainRows<Row>(query: Whole<Row>): Rows<Row> {
  const isOnline = useOnline()
  return {
    rows: query.data ?? [],
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    isRefreshing: query.isRefetching,
    staleSince: !isOnline && query.data ? query.dataUpdatedAt : undefined,
    again: () => void query.refetch(),
  }
}
