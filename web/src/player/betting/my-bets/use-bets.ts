import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { myBets } from '@zar/contract/betting/bets'
import { useEffect } from 'react'
import { call } from '../../../lib/api/call.ts'
import { onHub } from '../../../lib/hub/hub.ts'
import { withNames } from '../names/names.ts'

const PAGE = 20

export type BetsWanted = { isOpen: boolean; from: string | null }

/** The player’s bets, and the sums of the period; read again when one of them is decided. */
export function useBets({ isOpen, from }: BetsWanted) {
  const client = useQueryClient()
  useEffect(
    () => onHub('Bet', () => void client.invalidateQueries({ queryKey: ['me', 'bets'] })),
    [client],
  )
  const query = useInfiniteQuery({
    queryKey: ['me', 'bets', isOpen, from],
    queryFn: ({ pageParam }) =>
      call(myBets, { isOpen, from, to: null, before: pageParam, take: PAGE }).then(withNames),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    // A match that is played changes its legs, and no message tells each step.
    refetchInterval: isOpen ? OPEN_EVERY_MS : false,
  })
  return {
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    sums: query.data?.pages[0]?.sums,
    isError: query.isError,
    hasMore: query.hasNextPage,
    isMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
const OPEN_EVERY_MS = 20_000
