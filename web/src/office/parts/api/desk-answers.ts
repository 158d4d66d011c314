import { useQuery } from '@tanstack/react-query'
import { readDesk } from '@zar/contract/office/desk/desk'
import { queueCounts } from '@zar/contract/office/queues'
import { call } from './call.ts'
import { mayDo, useMe } from './session.ts'

/** What stands around every screen is asked for so often, and after each decision. */
const LOOK_MS = 15_000

export const DESK_KEY = ['office', 'desk']
export const COUNTS_KEY = ['office', 'queues']

/** What waits in each queue; the page's own asking keeps no session alive. */
export function useQueueCounts() {
  const me = useMe()
  return useQuery({
    queryKey: COUNTS_KEY,
    queryFn: () => call(queueCounts, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
    enabled: mayDo(me, 'desk.view'),
  })
}

/** Who is on duty, and the alarms. */
export function useDeskAnswer() {
  const me = useMe()
  return useQuery({
    queryKey: DESK_KEY,
    queryFn: () => call(readDesk, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
    enabled: mayDo(me, 'desk.view'),
  })
}
