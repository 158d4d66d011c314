import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type Category, type Game, lobby } from '@zar/contract/casino/casino'
import { call } from '../../lib/api/call.ts'
import type { LobbyQuery } from './filter/filters.ts'

/** Games fetched at once. */
export const PAGE = 60

type Page = { total: number; games: Game[] }
/** The games fetched so far, by their page. */
export type Pages = ReadonlyMap<number, Game[]>

const askPage = (asked: LobbyQuery, page: number) => ({
  queryKey: ['lobby', asked, page],
  queryFn: () => call(lobby, { ...asked, skip: page * PAGE, take: PAGE }),
})

/** What the bootstrap carries already: the first games of a page that has one category. */
function carried(asked: LobbyQuery, categories: Category[]): Page | undefined {
  const [only, another] = categories
  if (!only?.games.length || another || Object.keys(asked).length > 1) return undefined
  return { total: Math.max(only.total || 0, only.games.length), games: only.games }
}

/** The first page of what was asked for; the last answer stands until the next is here. */
export function useLobby(asked: LobbyQuery, categories: Category[], enabled: boolean) {
  const first = useQuery({
    ...askPage(asked, 0),
    enabled,
    placeholderData: (before) => carried(asked, categories) ?? keepPreviousData(before),
  })
  return {
    first: first.data,
    /** What is shown answers an earlier question. */
    isStale: first.isPlaceholderData && first.isFetching,
    isError: first.isError,
    retry: () => void first.refetch(),
  }
}

/** The pages in view beside the first; `isError` when one of them could not be fetched. */
export function usePages(asked: LobbyQuery, first: Game[], wanted: readonly number[]) {
  const later = wanted.filter((page) => page > 0)
  const answers = useQueries({ queries: later.map((page) => askPage(asked, page)) })
  const pages = new Map<number, Game[]>([[0, first]])
  answers.forEach(({ data }, at) => {
    const page = later[at]
    if (data && page !== undefined) pages.set(page, data.games)
  })
  return {
    pages: pages as Pages,
    isError: answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
  }
}

/** The game at this place of the whole list, if its page is here. */
export const gameAt = (pages: Pages, place: number): Game | undefined =>
  pages.get(Math.floor(place / PAGE))?.[place % PAGE]
