import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bettingSearch } from '@zar/contract/betting/board'
import { call } from '../../../lib/api/call.ts'
import { useSettled } from '../../../lib/browser/use-settled.ts'
import { withNames } from '../names/names.ts'
import { learnPrices } from '../odds/prices.ts'
import { learnEvents } from '../stream/events.ts'

const PAUSE_MS = 120
const LEAST = 2
/** The answer has no number: whatever the stream tells is newer. */
const OLDEST = 0

/** What is found for a text once the typing has paused; nothing is asked for a single letter. */
export function useSearch(typed: string) {
  const settled = useSettled(typed.trim(), PAUSE_MS)
  const isAsked = settled.length >= LEAST
  const query = useQuery({
    queryKey: ['betting', 'search', settled],
    queryFn: async () => {
      const [finds, { findClauses }] = await Promise.all([
        call(bettingSearch, { text: settled }).then(withNames),
        import('../rules/find-clauses.ts'),
      ])
      learnEvents(finds.events, OLDEST)
      for (const { markets } of finds.events) learnPrices(markets, OLDEST)
      return { ...finds, rules: findClauses(settled).slice(0, RULES_MAX), text: settled }
    },
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return { ...query, isAsked, data: isAsked ? query.data : undefined }
}
const RULES_MAX = 5
