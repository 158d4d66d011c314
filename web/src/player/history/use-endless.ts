import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

type Pages = {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => unknown
}

const PAGE = 20
/** A list shorter than this is filled up by itself. */
const ROWS_MIN = 8

/** The rows of a history, newest first, asked for page by page and whenever they are come to. */
export function useEndless<Row, Page extends { next: string | null }>(
  queryKey: readonly unknown[],
  ask: (step: { before: string | null; take: number }) => Promise<Page & { rows: Row[] }>,
) {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask({ before: pageParam, take: PAGE }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  useFilled(pages, rows?.length)
  return { pages, rows }
}

/** Goes on by itself where a page has few rows, or none, and says that there are more further back. */
function useFilled(pages: Pages, rows: number | undefined): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  useEffect(() => {
    if (rows !== undefined && rows < ROWS_MIN && hasNextPage && !isFetching && !isError) {
      void fetchNextPage()
    }
  }, [rows, hasNextPage, isFetching, isError, fetchNextPage])
}
