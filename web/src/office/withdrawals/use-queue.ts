import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listWithdrawals,
  readWithdrawal,
  type WithdrawalCase,
  type WithdrawalRow,
} from '@zar/contract/office/withdrawals/withdrawals'
import { useMemo } from 'react'
import type { z } from 'zod/mini'
import { useOnline } from '../../lib/browser/online.ts'
import { call } from '../parts/api/call.ts'
import { type Rows, useRows } from '../parts/table/rows.ts'
import type { QueueRow, State } from './words.tsx'

type Page = z.output<typeof listWithdrawals.output>

/** How often the page looks by itself for what has changed. */
const LOOK_MS = 10_000

const LIST = ['office', 'withdrawals'] as const
const listKey = (state: State | undefined) => [...LIST, 'list', state ?? 'all'] as const
const caseKey = (id: string) => [...LIST, 'case', id] as const

export type Queue = {
  list: Rows<QueueRow>
  /** The newest page that was seen: what all of them are. */
  whole: Page | undefined
  news: { count: number; show: () => void }
}

/**
 * The queue, the oldest promise first. It is looked at every ten seconds: rows that stand change in place,
 * those that somebody else has decided say so, and new ones wait until they are asked for.
 */
export function useQueue(state: State | undefined): Queue {
  const client = useQueryClient()
  const isOnline = useOnline()
  const key = listKey(state)
  const list = useRows<WithdrawalRow>(key, (after) =>
    call(listWithdrawals, { state, after: after ?? undefined }),
  )
  const { data: fresh } = useQuery({
    queryKey: [...LIST, 'look', state ?? 'all'],
    queryFn: () => call(listWithdrawals, { state }, { isPoll: true }),
    refetchInterval: LOOK_MS,
    enabled: isOnline && list.state === 'ready',
  })
  const first = client.getQueryData<InfiniteData<Page>>(key)?.pages[0]
  const whole = fresh ?? first
  const rows = useMemo(() => newest(list.rows, fresh), [list.rows, fresh])
  const isKnown = new Set(list.rows.map(({ id }) => id))
  const added =
    list.state === 'ready' ? (fresh?.rows ?? []).filter(({ id }) => !isKnown.has(id)) : []
  return { list: { ...list, rows }, whole, news: { count: added.length, show: list.again } }
}

/** The rows that stand, each as it was seen last. Of a queue that is one page, what is not in it any more is gone. */
function newest(rows: readonly WithdrawalRow[], fresh: Page | undefined): readonly QueueRow[] {
  if (!fresh) return rows
  const seen = new Map(fresh.rows.map((row) => [row.id, row]))
  const isWhole = fresh.next === null
  return rows.map((row) => {
    const now = seen.get(row.id)
    if (!now) return { ...row, isGone: isWhole }
    return now.version >= row.version ? now : row
  })
}

/** How many of them have waited longer than was promised. */
export const lateOf = (rows: readonly WithdrawalRow[], now = Date.now()): number =>
  rows.filter(({ promiseAt }) => promiseAt !== null && Date.parse(promiseAt) < now).length

/**
 * All about one that is held; read anew when its row says that something has changed. The page's own
 * asking keeps no session alive.
 */
export function useCase(id: string, row: WithdrawalRow | undefined) {
  const client = useQueryClient()
  const mark = row ? `${row.version}:${row.waiting.length}` : ''
  const isPoll = client.getQueriesData({ queryKey: caseKey(id) }).some(([, data]) => data)
  return useQuery<WithdrawalCase>({
    queryKey: [...caseKey(id), mark],
    queryFn: () => call(readWithdrawal, { id }, { isPoll }),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
}

/** Reads list and cases anew: something was decided. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: LIST })
}
