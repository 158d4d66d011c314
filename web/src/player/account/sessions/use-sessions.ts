import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, sessions } from '@zar/contract/players/session'
import { call, callForAnswer } from '../../../lib/api/call.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { notify } from '../../../ui/feedback/toast.tsx'

const PAGE = 20
const KEY = ['me', 'sessions']

/** The player's log-ins, newest first, page by page. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => call(sessions, { before: pageParam, take: PAGE }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
  })

/** Ends one session, by its id, or all others. The list is asked for anew either way. */
export function useEnding() {
  const client = useQueryClient()
  const common = {
    // Offline too: the player is told at once instead of waiting for the network.
    networkMode: 'always',
    onSuccess: ({ message }: { message: string }) => notify.success(message),
    onError: (failure: unknown) => notify.error(failureText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  } as const
  const one = useMutation({
    ...common,
    mutationFn: (id: string) => callForAnswer(endSession, { id }),
  })
  const others = useMutation({
    ...common,
    mutationFn: () => callForAnswer(endOtherSessions, {}),
  })
  return { one, others }
}
