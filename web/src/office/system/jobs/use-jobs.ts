import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listJobs } from '@zar/contract/office/system/jobs'
import { call } from '../../parts/api/call.ts'

const KEY = ['office', 'system', 'jobs'] as const
const LOOK_MS = 10_000

/** The queue of jobs, read anew each ten seconds. */
export const useJobs = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ client }) => call(listJobs, {}, { isPoll: client.getQueryData(KEY) !== undefined }),
    refetchInterval: LOOK_MS,
  })

/** Reads it anew: a job was put back. */
export function useJobsAnew(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
