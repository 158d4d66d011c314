import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Expression } from '@zar/contract/office/segments/expression'
import { countSegment, listSegments } from '@zar/contract/office/segments/segments'
import { useSettled } from '../../../lib/browser/use-settled.ts'
import { call } from '../api/call.ts'
import { usePlainRows } from '../table/plain-rows.ts'

export const SEGMENTS_KEY = ['office', 'segments'] as const
/** Between the last key and the count. */
const SETTLES_MS = 300

/** The whole list, and how to read it and its cases anew. */
export function useSegments() {
  const client = useQueryClient()
  const query = useQuery({ queryKey: SEGMENTS_KEY, queryFn: () => call(listSegments, {}) })
  return { query, anew: () => client.invalidateQueries({ queryKey: SEGMENTS_KEY }) }
}

/** The list as a table takes it. */
export const useSegmentRows = () =>
  usePlainRows(
    useQuery({
      queryKey: SEGMENTS_KEY,
      queryFn: () => call(listSegments, {}),
      select: ({ rows }) => rows,
    }),
  )

/** How many players an expression has now; asked once nothing was changed for a moment. */
export function useCount(expression: Expression | undefined) {
  const text = expression ? JSON.stringify(expression) : ''
  const settled = useSettled(text, SETTLES_MS, text)
  const query = useQuery({
    queryKey: ['office', 'segment-count', settled],
    queryFn: () => call(countSegment, { expression: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  return { count: query.data, isCounting: settled !== text || query.isFetching }
}
