import { useQuery } from '@tanstack/react-query'
import { contentList, contentPage, MENU_CATEGORY_ID } from '@zar/contract/content'
import { call, Refused } from '../../lib/call.ts'

/** The static-page menu: every page a reader may leaf to. */
export const useContentMenu = () =>
  useQuery({
    queryKey: ['content-menu'],
    queryFn: () => call(contentList, { status: true, categoryId: MENU_CATEGORY_ID }),
  })

/** One page. `isLost` when there is none of that number. */
export function useContentPage(id: number | undefined) {
  const { data, error, fetchStatus, refetch } = useQuery({
    queryKey: ['content-page', id],
    queryFn: () => call(contentPage, { id: id ?? 0 }),
    enabled: id !== undefined,
  })
  const isLost = id === undefined || (error instanceof Refused && error.code === 'not_found')
  const isStuck = error !== null || fetchStatus === 'paused'
  return { page: isLost ? undefined : data, isLost, isFailed: isStuck && !data, refetch }
}
