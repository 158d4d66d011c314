import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listContent, readPiece, readVersion } from '@zar/contract/office/content/operations'
import type { Kind } from '@zar/contract/office/content/pieces'
import { call } from '../parts/api/call.ts'

export const CONTENT_KEY = ['office', 'content'] as const
const KEY = CONTENT_KEY
/** How often the screen looks by itself for what others do. */
const LOOK_MS = 20_000

export type Ref = { kind: Kind; piece: string }

export const useContentList = () =>
  useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ client }) =>
      call(listContent, {}, { isPoll: client.getQueryData([...KEY, 'list']) !== undefined }),
    refetchInterval: LOOK_MS,
  })

export const usePiece = ({ kind, piece }: Ref) => {
  const queryKey = [...KEY, 'piece', kind, piece]
  return useQuery({
    queryKey,
    queryFn: ({ client }) =>
      call(readPiece, { kind, piece }, { isPoll: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: LOOK_MS,
  })
}

/** What a version said; null asks for none. */
export const useVersion = ({ kind, piece }: Ref, number: number | null) =>
  useQuery({
    queryKey: [...KEY, 'version', kind, piece, number],
    queryFn: () => call(readVersion, { kind, piece, number: `${number}` }),
    enabled: number !== null,
  })

/** Reads everything of the content anew. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
