import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listMethods,
  listMethodVersions,
  type OfficeMethod,
} from '@zar/contract/office/house/methods'
import { call } from '../parts/api/call.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'

const KEY = ['office', 'methods'] as const
const LOOK_MS = 30_000

const LIST = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: ({ client, queryKey }) =>
    call(listMethods, {}, { isPoll: client.getQueryData(queryKey) !== undefined }),
  refetchInterval: LOOK_MS,
})

export const useMethods = () => useQuery(LIST)

/** The same as rows of a table. */
export const useMethodRows = () =>
  usePlainRows<OfficeMethod>(useQuery({ ...LIST, select: ({ methods }) => methods }))

export const useVersions = (id: number) =>
  useQuery({
    queryKey: [...KEY, 'versions', id],
    queryFn: () => call(listMethodVersions, { id: `${id}` }),
  })

/** Reads the methods anew: something was decided. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
