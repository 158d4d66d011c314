import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AlertCase,
  type AlertRow,
  listAlerts,
  readAlert,
} from '@zar/contract/office/risk/alerts'
import type { AlertRule } from '@zar/contract/office/risk/rule-list'
import type { z } from 'zod/mini'
import { useOnline } from '../../../lib/browser/online.ts'
import { call } from '../../parts/api/call.ts'
import { useRows } from '../../parts/table/rows.ts'

type Page = z.output<typeof listAlerts.output>
export type AlertState = 'open' | 'case'
export type Narrowed = { rule: AlertRule | undefined; state: AlertState | undefined }

const LIST = ['office', 'alerts'] as const
const LOOK_MS = 15_000
const keyOf = ({ rule, state }: Narrowed) => [...LIST, 'list', rule ?? '', state ?? ''] as const

/** Alerts by score; new ones wait until they are asked for. */
export function useAlerts(narrowed: Narrowed) {
  const client = useQueryClient()
  const isOnline = useOnline()
  const key = keyOf(narrowed)
  const list = useRows<AlertRow>(key, (after) =>
    call(listAlerts, { ...narrowed, after: after ?? undefined }),
  )
  const { data: fresh } = useQuery({
    queryKey: [...LIST, 'look', narrowed.rule ?? '', narrowed.state ?? ''],
    queryFn: () => call(listAlerts, narrowed, { isPoll: true }),
    refetchInterval: LOOK_MS,
    enabled: isOnline && list.state === 'ready',
  })
  const counts = (fresh ?? client.getQueryData<InfiniteData<Page>>(key)?.pages[0])?.counts ?? []
  const known = new Set(list.rows.map(({ id }) => id))
  const added =
    list.state === 'ready' ? (fresh?.rows ?? []).filter(({ id }) => !known.has(id)).length : 0
  return { list, counts, news: { count: added, show: list.again } }
}

/** How many alerts wait; undefined while nobody knows. */
export function useAlertCounts(): number | undefined {
  const { data } = useQuery({
    queryKey: [...LIST, 'look', '', ''],
    queryFn: () => call(listAlerts, {}, { isPoll: true }),
  })
  return data?.counts.reduce((sum, { waiting }) => sum + waiting, 0)
}

/** All about one alert, read anew when its row says that something changed. */
export function useAlert(id: string, row: AlertRow | undefined) {
  return useQuery<AlertCase>({
    queryKey: [...LIST, 'one', id, row ? `${row.version}:${row.takenBy?.id ?? ''}` : ''],
    queryFn: () => call(readAlert, { id }),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
}

/** Reads alerts and cases anew: something was decided. */
export function useRiskAnew(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: LIST })
    await client.invalidateQueries({ queryKey: ['office', 'risk-cases'] })
  }
}
