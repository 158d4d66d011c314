import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listOffers, readOffer } from '@zar/contract/office/offers/offers'
import { call } from '../parts/api/call.ts'

const LIST = ['office', 'offers'] as const
const CASE = ['office', 'offer'] as const
/** While a dry run is under way the page looks so often how far it is. */
const LOOK_MS = 2_000

export const useOfferList = () => useQuery({ queryKey: LIST, queryFn: () => call(listOffers, {}) })

/** One offer; while its dry run is under way it is read again and again. */
export const useOffer = (id: string | undefined) =>
  useQuery({
    queryKey: [...CASE, id],
    enabled: id !== undefined,
    retry: false,
    queryFn: ({ client }) =>
      call(
        readOffer,
        { id: id ?? '' },
        { isPoll: client.getQueryData([...CASE, id]) !== undefined },
      ),
    refetchInterval: ({ state }) => {
      const run = state.data?.trial?.state
      return run === 'waiting' || run === 'running' ? LOOK_MS : false
    },
  })

/** Reads the list and the open offer anew. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: LIST }),
      client.invalidateQueries({ queryKey: CASE }),
    ])
}
