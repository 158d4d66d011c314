import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ComplaintRow,
  listComplaints,
  readComplaint,
} from '@zar/contract/office/support/complaints'
import { call } from '../../parts/api/call.ts'
import { type Live, useLive } from '../desk/use-live.ts'

const COMPLAINTS = ['office', 'complaints'] as const
const PROPOSALS = ['office', 'proposals'] as const
export type View = 'waiting' | 'ended'

const nameOf = ({ id }: ComplaintRow): string => `${id}`

export const useComplaints = (view: View): Live<ComplaintRow> =>
  useLive<ComplaintRow>([...COMPLAINTS, 'list', view], {
    nameOf,
    fetchPage: (after) => call(listComplaints, { view, after: after ?? undefined }),
    look: () => call(listComplaints, { view }, { isPoll: true }),
  })

export const useComplaint = (id: string, version: number | undefined) =>
  useQuery({
    queryKey: [...COMPLAINTS, 'case', id, version ?? null],
    queryFn: () => call(readComplaint, { id }),
    placeholderData: (before) => (before && `${before.id}` === id ? before : undefined),
  })

/** Reads all complaints and proposals anew: something was done. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: COMPLAINTS }),
      client.invalidateQueries({ queryKey: PROPOSALS }),
    ])
  }
}
