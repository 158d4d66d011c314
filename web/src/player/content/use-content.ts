import { useQuery } from '@tanstack/react-query'
import { contentList, contentPage, MENU_CATEGORY_ID } from '@zar/contract/content'
import { call, Refused } from '../../lib/api/call.ts'
import { isAway } from '../../lib/api/query.ts'

/** The static-page menu: every page a reader may leaf to. */
export const useContentMenu = () =>
  useQuery({
    queryKey: ['content-menu'],
    queryFn: () => call(contentList, { status: true, categoryId: MENU_CATEGORY_ID }),
  })

/** One page. `isLost` when there is none of that number. */
export function useContentPage(id: number | undefined) {
  const query = useQuery({
    queryKey: ['content-page', id],
    queryFn: () => call(contentPage, { id: id ?? 0 }),
    enabled: id !== undefined,
  })
  const { data, error, refetch } = query
  const isLost = id === undefined || (error instanceof Refused && error.code === 'not_found')
  return { page: isLost ? undefined : data, isLost, isFailed: isAway(query), refetch }
}
