import { useQuery } from '@tanstack/react-query'
import { type ReconcileState, reconcileState } from '@zar/contract/office/suppliers'
import { useEffect, useRef } from 'react'
import { call } from '../../parts/api/call.ts'
import { useRefresh } from '../use-suppliers.ts'

const RUNS_MS = 2_000
const RESTS_MS = 30_000

export type Comparison = ReconcileState['checks'][number]

/** The comparison that runs now. */
export const runningOf = (state: ReconcileState | undefined): Comparison | undefined =>
  state?.checks.find(({ endedAt }) => endedAt === null)

/** Comparisons that were asked for; while one runs it is looked at each two seconds, and its end renews the queue. */
export function useComparisons() {
  const query = useQuery({
    queryKey: ['suppliers', 'comparisons'],
    queryFn: () => call(reconcileState, {}, { isPoll: true }),
    refetchInterval: ({ state }) => (runningOf(state.data) ? RUNS_MS : RESTS_MS),
  })
  const refresh = useRefresh()
  const running = runningOf(query.data)?.id
  const before = useRef(running)
  useEffect(() => {
    const hasEnded = before.current !== undefined && before.current !== running
    before.current = running
    if (hasEnded) void refresh()
  }, [running, refresh])
  return query
}
