import { useQuery } from '@tanstack/react-query'
import type { Sport } from '@zar/contract/betting/sport'
import { ownCatalogue } from '@zar/contract/office/trading/own-events'
import { call } from '../../parts/api/call.ts'

/** What a match of our own of a sport may have. */
export const useOwnCatalogue = (sport: Sport) =>
  useQuery({
    queryKey: ['office', 'trading', 'own-catalogue', sport],
    queryFn: () => call(ownCatalogue, { sport }),
  })
