import { useQuery } from '@tanstack/react-query'
import { previewMargin } from '@zar/contract/office/trading/margin'
import { call } from '../../parts/api/call.ts'

/** What a margin would make of the shown prices; nothing is asked while it is no margin. */
export const useMarginPreview = (scope: string, marginBp: number | null | undefined) =>
  useQuery({
    queryKey: ['office', 'trading', 'margin-preview', scope, marginBp],
    queryFn: () => call(previewMargin, { scope, marginBp: marginBp ?? null }),
    enabled: marginBp !== undefined,
    // The prices before move with the feed.
    staleTime: 0,
    placeholderData: (before) => before,
  })
