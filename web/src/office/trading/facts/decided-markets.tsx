import type { TradingMatch } from '@zar/contract/office/trading/board'
import type { MatchPreview } from '@zar/contract/office/trading/match-facts'
import { sumsOf } from '../dialogs/use-preview.ts'
import { labelOf, marketOf } from '../words.ts'
import { t } from './texts.ts'

type Props = { match: TradingMatch; preview: MatchPreview }

/** What facts do, in a sentence. */
export const decidesText = (preview: MatchPreview): string =>
  preview.markets.length === 0
    ? t('decidesNone')
    : t('decides', {
        count: preview.markets.length,
        left: preview.undecided,
        sums: sumsOf(preview),
      })

/** The markets that facts decide, with who wins in each. */
export function DecidedMarkets({ match, preview: { markets } }: Props) {
  if (markets.length === 0) return null
  return (
    <ul className="o-tr__decided" aria-label={t('list')}>
      {markets.map((market) => {
        const won = Object.entries(market.outcomes).filter(([, outcome]) => outcome === 'win')
        const names = won.map(([key]) => labelOf({ key, name: null }, market, match)).join(', ')
        return (
          <li key={market.id}>
            {t('marketWins', {
              market: marketOf(market, match),
              names: names || t('noWinner'),
            })}
          </li>
        )
      })}
    </ul>
  )
}
