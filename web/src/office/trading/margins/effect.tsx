import type { MarginPreview } from '@zar/contract/office/trading/margin'
import { oddsOf } from '../../parts/money.ts'
import { labelOf, marketOf, titleOf } from '../words.ts'
import { shareOf } from './margin-words.ts'
import { t } from './texts.ts'

/** What a margin does, in a sentence. */
export function effectText({
  matches,
  markets,
  changedMarkets,
  changedPrices,
  wasBp,
  isBp,
}: MarginPreview): string {
  if (changedPrices === 0) return t('effectNone')
  return t('effect', {
    matches,
    markets,
    changed: changedMarkets,
    prices: changedPrices,
    was: shareOf(wasBp),
    is: shareOf(isBp),
  })
}

const odds = (milli: number | null) => (milli === null ? '–' : oddsOf(milli))

/** Prices before and after, as players see them. */
export function MarginExamples({ examples }: Pick<MarginPreview, 'examples'>) {
  return (
    <section className="o-tr__examples" aria-label={t('table')}>
      {examples.map((market) => (
        <table key={market.id} className="o-tr__sels">
          <caption>
            {titleOf(market)}, {marketOf(market, market)} · {shareOf(market.wasBp)} →{' '}
            {shareOf(market.isBp)}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('selection')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {market.selections.map((one) => (
              <tr key={one.key}>
                <th scope="row">{labelOf(one, market, market)}</th>
                <td>{odds(one.wasMilli)}</td>
                <td>
                  {one.isByHand && `${t('byHand')} `}
                  <b>{odds(one.isMilli)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  )
}
