import type { TradedMarket, TradingMatch } from '@zar/contract/office/trading/board'
import type { AskOf } from '../ask.ts'
import { marketOf, titleOf } from '../words.ts'
import { className } from './margin-words.ts'
import { t } from './texts.ts'

const PLACES = ['ofMarket', 'ofLeague', 'ofClass'] as const

/** The dialog of a market’s margin: in it alone, in its class and league, or in its class everywhere. */
export function marginAsk(
  market: Pick<TradedMarket, 'key' | 'line' | 'margin'>,
  match: TradingMatch,
): AskOf<'margin'> {
  const { marketClass, leastBp, mostBp, scopes } = market.margin
  return {
    kind: 'margin',
    name: `${titleOf(match)}, ${marketOf(market, match)}`,
    places: scopes.map((one, at) => ({
      ...one,
      label: t(PLACES[at] ?? 'ofClass', { name: className(marketClass) }),
    })),
    leastBp,
    mostBp,
  }
}
