import { useQuery } from '@tanstack/react-query'
import type { TradedMarket, TradingMatch } from '@zar/contract/office/trading/board'
import { type Preview, previewSettlement } from '@zar/contract/office/trading/by-two'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { labelOf, liraOf } from '../words.ts'
import { t } from './texts.ts'

type Asked = {
  id: string
  facts?: string | undefined
  voidCode?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What a settlement or a void would do; nothing is asked while `isOn` is false. */
export const usePreview = (asked: Asked, isOn = true) =>
  useQuery({
    queryKey: ['office', 'trading', 'preview', asked],
    queryFn: () => call(previewSettlement, asked),
    enabled: isOn,
    staleTime: 0,
  })

/** In a sentence: bets, sums, winners and debts. */
export function previewText(
  { data, error }: Pick<ReturnType<typeof usePreview>, 'data' | 'error'>,
  { match, market }: { match: TradingMatch; market: TradedMarket },
): string {
  if (error) return failureText(error)
  if (!data) return t('previewWaits')
  const won = Object.entries(data.outcomes).filter(([, outcome]) => outcome === 'win')
  const names = won.map(([key]) => labelOf({ key, name: null }, market, match)).join(', ')
  return [sumsOf(data), names && t('previewOutcomes', { names })].filter(Boolean).join(' ')
}

/** Bets, sums, winners and debts, in a sentence. */
export const sumsOf = (preview: Preview): string =>
  t('preview', {
    bets: preview.bets,
    changed: preview.changed,
    winners: preview.winners,
    staked: liraOf(preview.stakedKurus),
    paid: liraOf(preview.paidKurus),
    back: liraOf(preview.takenBackKurus),
    debt: liraOf(preview.debtKurus),
  })
