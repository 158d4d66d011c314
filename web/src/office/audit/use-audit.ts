import { useQuery } from '@tanstack/react-query'
import { auditState, myAudit, type OUTCOMES, searchAudit } from '@zar/contract/office/audit'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { dayRange } from '../parts/day-range.ts'
import { useRows } from '../parts/table/rows.ts'
import type { FilterValues } from '../parts/table/use-filters.ts'

export const FILTER_KEYS = ['actor', 'does', 'object', 'day', 'outcome', 'kind', 'text'] as const
const STATE_KEY = ['audit', 'state']
/** While a verification runs, its end is looked for this often. */
const LOOK_MS = 2_000

/** The rows of the log: one's own, or all for a reason, which the log keeps. */
export function useAuditRows({
  isOwn,
  reason,
  values,
}: {
  isOwn: boolean
  reason: string
  values: FilterValues
}) {
  const key = isOwn ? ['audit', 'own'] : ['audit', 'all', reason, values]
  return useRows(key, (after) => {
    const before = after === null ? {} : { before: after }
    return isOwn
      ? call(myAudit, before)
      : call(searchAudit, { ...askOf(values), ...before, reason })
  })
}

/** The filters as the search takes them. */
export function askOf(values: FilterValues) {
  const first = (key: (typeof FILTER_KEYS)[number]) => values[key]?.[0] || undefined
  return {
    actor: first('actor'),
    does: first('does'),
    object: first('object'),
    text: first('text'),
    outcome: first('outcome') as (typeof OUTCOMES)[number] | undefined,
    kind: first('kind') as 'money' | 'personal' | undefined,
    ...dayRange(first('day')),
  }
}

/** What the last verification came to; for who may run it. */
export function useAuditState(isRunning: boolean) {
  const me = useMe()
  return useQuery({
    queryKey: STATE_KEY,
    queryFn: () => call(auditState, {}, { isPoll: isRunning }),
    enabled: mayDo(me, 'audit.verify'),
    refetchInterval: isRunning ? LOOK_MS : false,
  })
}
