import { useEffect } from 'react'

type Pages = {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => unknown
}

/** A list shorter than this is filled up by itself. */
const ROWS_MIN = 8

/** Goes on by itself where a page has few rows, or none, and says that there are more further back. */
export function useFilled(pages: Pages, rows: number | undefined): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  useEffect(() => {
    if (rows !== undefined && rows < ROWS_MIN && hasNextPage && !isFetching && !isError) {
      void fetchNextPage()
    }
  }, [rows, hasNextPage, isFetching, isError, fetchNextPage])
}
