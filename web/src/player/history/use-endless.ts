import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onHub } from '../../lib/hub.ts'

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

/** Asks anew for what these keys begin with whenever the hub says that money moved. */
export function useFresh(...keys: readonly (readonly string[])[]): void {
  const client = useQueryClient()
  const joined = keys.map((key) => key.join(' ')).join('|')
  useEffect(() => {
    const refresh = () => {
      for (const key of joined.split('|')) {
        void client.invalidateQueries({ queryKey: key.split(' ') })
      }
    }
    const stops = [onHub('Balance', refresh), onHub('Notification', refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, joined])
}
