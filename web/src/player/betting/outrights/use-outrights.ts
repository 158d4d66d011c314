import { useQuery } from '@tanstack/react-query'
import { readOutrights } from '../board/data/calls.ts'
import { learnPrices } from '../odds/prices.ts'
import { learnEvents } from '../stream/events.ts'
import { useTopics } from '../stream/use-topic.ts'

const FRESH_MS = 60_000

/** The seasons of a league, or of all with null, with the changes of their prices while they are shown. */
export function useOutrights(league: string | null, { isWanted = true } = {}) {
  const query = useQuery({
    queryKey: ['betting', 'events', 'outrights', league],
    queryFn: async () => {
      const answer = await readOutrights({ league })
      learnEvents(answer.rows, answer.seq)
      for (const { markets } of answer.rows) learnPrices(markets, answer.seq)
      return answer
    },
    staleTime: FRESH_MS,
    // Why a market is suspended is not in the stream.
    refetchInterval: FRESH_MS,
    enabled: isWanted,
  })
  useTopics(query.data?.rows.map(({ id }) => `event:${id}`) ?? [], query.data?.seq)
  return query
}
