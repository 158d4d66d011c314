import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useOnline } from '../../../lib/browser/online.ts'

/** What a list of any length has to say of itself; {@link useRows} makes one. */
export type Rows<Row> = {
  rows: readonly Row[]
  state: 'loading' | 'ready' | 'failed'
  error?: unknown
  /** It is read anew behind the rows that stand. */
  isRefreshing?: boolean
  /** The connection is lost: the rows are of this moment, in ms. */
  staleSince?: number | undefined
  again: () => void
  /** Absent at the end. */
  loadMore?: (() => void) | undefined
  /** Absent while the list stands at its beginning. */
  loadEarlier?: (() => void) | undefined
  isLoadingMore?: boolean
}

/** A page of a list, and the cursor of the one that follows, where there is one. */
export type Page<Row> = { rows: readonly Row[]; next: string | null }

/** With pages of a hundred rows, at most three hundred are held and drawn. */
const PAGES_MAX = 3

/** The cursor of the first page; the library takes none at all for no page. */
const FIRST = ''

/**
 * A list by keyset: pages are known by the cursor they begin after. Further pages push the first out,
 * and the way back fetches them again.
 */
export function useRows<Row>(
  key: readonly unknown[],
  fetchPage: (after: string | null) => Promise<Page<Row>>,
): Rows<Row> {
  const isOnline = useOnline()
  /** Cursors in the order in which they were met. */
  const met = useRef<string[]>([])
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: FIRST,
    queryFn: ({ pageParam }) => {
      if (!met.current.includes(pageParam)) met.current.push(pageParam)
      return fetchPage(pageParam === FIRST ? null : pageParam)
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    getPreviousPageParam: (_page, _pages, first) => {
      const at = met.current.indexOf(first)
      return at > 0 ? met.current[at - 1] : undefined
    },
    maxPages: PAGES_MAX,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    error: query.error,
    isRefreshing: query.isRefetching && !query.isFetchingNextPage,
    staleSince: !isOnline && query.data ? query.dataUpdatedAt : undefined,
    again: () => void query.refetch(),
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadEarlier: query.hasPreviousPage ? () => void query.fetchPreviousPage() : undefined,
    isLoadingMore: query.isFetchingNextPage || query.isFetchingPreviousPage,
  }
}
