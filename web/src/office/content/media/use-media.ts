import { useQuery } from '@tanstack/react-query'
import { listMedia } from '@zar/contract/office/content/media'
import { call } from '../../parts/api/call.ts'
import { CONTENT_KEY } from '../use-content.ts'

/** How often the screen looks by itself for what others upload. */
const LOOK_MS = 20_000

export const useMedia = () => {
  const queryKey = [...CONTENT_KEY, 'media']
  return useQuery({
    queryKey,
    queryFn: ({ client }) =>
      call(listMedia, {}, { isPoll: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: LOOK_MS,
  })
}
