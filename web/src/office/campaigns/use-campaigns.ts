import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listCampaigns, readCampaign } from '@zar/contract/office/campaigns/campaigns'
import { call } from '../parts/api/call.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'

export const CAMPAIGNS_KEY = ['office', 'campaigns'] as const
const KEY = CAMPAIGNS_KEY
/** While one is being sent. */
const WATCH_MS = 10_000

/** The list, and how to read it and its cases anew. */
export function useCampaigns() {
  const client = useQueryClient()
  const query = useQuery({ queryKey: KEY, queryFn: () => call(listCampaigns, {}) })
  return { query, anew: () => client.invalidateQueries({ queryKey: KEY }) }
}

/** The list as a table takes it. */
export const useCampaignRows = () =>
  usePlainRows(
    useQuery({ queryKey: KEY, queryFn: () => call(listCampaigns, {}), select: ({ rows }) => rows }),
  )

/** A campaign; read anew by itself while it is planned or being sent. */
export const useCampaign = (id: string) =>
  useQuery({
    queryKey: [...KEY, id],
    queryFn: () => call(readCampaign, { id }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'running' || state.data?.state === 'planned' ? WATCH_MS : false,
  })
