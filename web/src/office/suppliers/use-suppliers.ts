import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type DIFFERENCE_STATES,
  listDifferences,
  listSuppliers,
  type OfficeDifference,
} from '@zar/contract/office/suppliers'
import { call } from '../parts/api/call.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { useRows } from '../parts/table/rows.ts'

const SUPPLIERS = ['suppliers', 'cards'] as const
const DIFFERENCES = ['suppliers', 'differences'] as const
/** The calls are counted by the minute. */
const LOOK_MS = 30_000

export type DifferenceState = (typeof DIFFERENCE_STATES)[number]

/** For who may see them. */
export function useSuppliers() {
  const me = useMe()
  return useQuery({
    queryKey: SUPPLIERS,
    queryFn: () => call(listSuppliers, {}, { isPoll: true }),
    refetchInterval: LOOK_MS,
    enabled: mayDo(me, 'supplier.view'),
  })
}

export const useDifferences = (state: DifferenceState) =>
  useRows<OfficeDifference>([...DIFFERENCES, state], (after) =>
    call(listDifferences, { state, before: after ?? undefined }),
  )

/** How many are open; for who may see them. */
export function useOpenDifferences(): number | undefined {
  const me = useMe()
  const { data } = useQuery({
    queryKey: [...DIFFERENCES, 'count'],
    queryFn: async () => (await call(listDifferences, {}, { isPoll: true })).open,
    enabled: mayDo(me, 'difference.view'),
  })
  return data
}

/** Reads cards and differences anew: something was decided. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['suppliers'] })
}
