import { useQuery } from '@tanstack/react-query'
import { readEvent } from '../board/data/calls.ts'
import { learnPrices } from '../odds/prices.ts'
import { learnEvents } from '../stream/events.ts'
import { useTopic } from '../stream/use-topic.ts'

const FRESH_MS = 60_000
const LIVE_EVERY_MS = 20_000

/** An event with all of its markets, and its changes while it is shown. */
export function useEvent(id: string) {
  const query = useQuery({
    queryKey: ['betting', 'event', id],
    queryFn: async () => {
      const answer = await readEvent({ id })
      learnEvents([answer.event], answer.seq)
      learnPrices(answer.event.markets, answer.seq)
      return answer
    },
    staleTime: FRESH_MS,
    // What happened and what was counted is not in the stream.
    refetchInterval: ({ state }) => (state.data?.event.state === 'live' ? LIVE_EVERY_MS : false),
  })
  useTopic(`event:${id}`, query.data?.seq)
  return query
}
