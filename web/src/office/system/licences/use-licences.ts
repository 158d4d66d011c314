import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listLicences } from '@zar/contract/office/system/licences'
import { call } from '../../parts/api/call.ts'

const KEY = ['office', 'system', 'licences'] as const

export const useLicences = () => useQuery({ queryKey: KEY, queryFn: () => call(listLicences, {}) })

/** Reads them anew: something was decided. */
export function useLicencesAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
