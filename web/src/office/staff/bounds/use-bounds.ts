import { useQuery, useQueryClient } from '@tanstack/react-query'
import { approvalLimits, officeAddresses } from '@zar/contract/office/house/bounds'
import { useCallback } from 'react'
import { call } from '../../parts/api/call.ts'

const KEY = ['staff', 'bounds'] as const

export const useAddresses = () =>
  useQuery({ queryKey: [...KEY, 'addresses'], queryFn: () => call(officeAddresses, {}) })

export const useLimits = () =>
  useQuery({ queryKey: [...KEY, 'limits'], queryFn: () => call(approvalLimits, {}) })

/** Reads both anew, with what waits: something was decided. */
export function useBoundsAnew(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: ['office', 'proposals'] }),
    ])
  }, [client])
}
