import { useQuery } from '@tanstack/react-query'
import { previewMatchFacts } from '@zar/contract/office/trading/match-facts'
import { call } from '../../parts/api/call.ts'

type Asked = { id: string; facts?: string | undefined }

/** Which markets facts decide, and what settling them would do; nothing is asked while `isOn` is false. */
export const useMatchPreview = (asked: Asked, isOn = true) =>
  useQuery({
    queryKey: ['office', 'trading', 'match-preview', asked],
    queryFn: () => call(previewMatchFacts, asked),
    enabled: isOn,
    staleTime: 0,
  })
