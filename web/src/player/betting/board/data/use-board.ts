import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BettingEvents, MarketSet } from '@zar/contract/betting/board'
import type { Sport } from '@zar/contract/betting/sport'
import { learnPrices } from '../../odds/prices.ts'
import { learnEvents } from '../../stream/events.ts'
import { readEvents, readTree } from './calls.ts'
import { firstRows } from './first-rows.ts'

/** Which events are asked for. What is left out does not matter. */
export type Wanted = {
  sports?: readonly Sport[]
  league?: string
  ids?: readonly string[]
  isLive?: boolean
  day?: string | null
  hours?: readonly [from: number, before: number] | null
  set?: MarketSet
  take?: number
}

const PAGE = 100
const FRESH_MS = 60_000

async function readPage(wanted: Wanted, after: string | null): Promise<BettingEvents> {
  const { sports, league, ids, isLive, day, hours, set = 'main', take = PAGE } = wanted
  const answer = await readEvents({
    sports: sports ? [...sports] : null,
    league: league ?? null,
    ids: ids ? [...ids] : null,
    isLive: isLive ?? null,
    day: day ?? null,
    hours: hours ? [...hours] : null,
    set,
    after,
    take,
  })
  learnEvents(answer.rows, answer.seq)
  for (const { markets } of answer.rows) learnPrices(markets, answer.seq)
  return answer
}

/** The sports and leagues, and how many events begin in each hour of a day. */
export const useTree = (day: string | null = null) =>
  useQuery({
    queryKey: ['betting', 'tree', day],
    queryFn: () => readTree({ day }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    initialData: day === null ? firstRows()?.tree : undefined,
  })

/** A few events, in one answer. */
export const useEvents = (
  wanted: Wanted,
  options: { enabled?: boolean; refetchInterval?: number } = {},
) =>
  useQuery({
    queryKey: ['betting', 'events', wanted],
    queryFn: () => readPage(wanted, null),
    staleTime: FRESH_MS,
    ...options,
  })

/** The matches that came in the page, where they are those that are wanted. */
function pageOfFirst({ sports, isLive, day, hours, set, ...others }: Wanted) {
  const first = firstRows()
  const isFirst =
    sports?.length === 1 &&
    sports[0] === first?.tree.sports[0]?.sport &&
    isLive === false &&
    !day &&
    !hours &&
    set === 'main' &&
    Object.keys(others).length === 0
  return first && isFirst ? { pages: [first.events], pageParams: [null] } : undefined
}

/** A list that goes on as it is scrolled. */
export function useEventList(wanted: Wanted) {
  const initialData = pageOfFirst(wanted)
  const query = useInfiniteQuery({
    queryKey: ['betting', 'events', wanted, 'list'],
    queryFn: ({ pageParam }) => readPage(wanted, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: FRESH_MS,
    // Some of the first page: all of it is asked for at once.
    ...(initialData && { initialData, initialDataUpdatedAt: 0 }),
  })
  const pages = query.data?.pages
  return {
    rows: pages?.flatMap(({ rows }) => rows),
    /** What the rows were read with. */
    seq: pages && Math.min(...pages.map(({ seq }) => seq)),
    isError: query.isError,
    hasMore: query.hasNextPage,
    isMore: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
