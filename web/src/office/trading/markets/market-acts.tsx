import type { TradedMarket, TradingMatch } from '@zar/contract/office/trading/board'
import { Button } from '../../parts/controls/button.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import type { OnAsk } from '../ask.ts'
import { marginAsk } from '../margins/margin-ask.ts'
import { t } from '../texts.ts'

type Props = { match: TradingMatch; market: TradedMarket; offers: Offers; onAsk: OnAsk }

/** What else may be done with a market: its limit, its result, and what undoes one. */
export function MarketActs({ match, market, offers, onAsk }: Props) {
  const ask = (kind: 'result' | 'settle' | 'resettle' | 'sendBack' | 'void') => () =>
    onAsk({ kind, match, market })
  const isOver = market.state === 'settled' || market.state === 'cancelled'
  const settle = offers('settlement.confirm')
  return (
    <footer className="o-tr__acts">
      {market.facts ? (
        <>
          <Button size="s" kind="primary" refusal={settle.refusal} onClick={ask('settle')}>
            {t('settle')}
          </Button>
          <Button size="s" refusal={settle.refusal} onClick={ask('sendBack')}>
            {t('sendBack')}
          </Button>
        </>
      ) : (
        !isOver && (
          <Button size="s" refusal={offers('result.enter').refusal} onClick={ask('result')}>
            {t('enterResult')}
          </Button>
        )
      )}
      {isOver && (
        <Button size="s" refusal={offers('market.resettle').refusal} onClick={ask('resettle')}>
          {t('resettle')}
        </Button>
      )}
      {!isOver && (
        <>
          <Button
            size="s"
            refusal={offers('sportlimit.market').refusal}
            onClick={() => onAsk({ kind: 'limit', match, market })}
          >
            {t('limit')}
          </Button>
          <Button
            size="s"
            refusal={offers('margin.set').refusal}
            onClick={() => onAsk(marginAsk(market, match))}
          >
            {t('marginVerb')}
          </Button>
          <Button
            size="s"
            refusal={offers('cashout.stop').refusal}
            onClick={() => onAsk({ kind: 'cashOut', match, market })}
          >
            {t(market.hasCashOut ? 'cashOutStop' : 'cashOutOpen')}
          </Button>
        </>
      )}
      <Button size="s" kind="danger" refusal={offers('bet.void').refusal} onClick={ask('void')}>
        {t('void')}
      </Button>
    </footer>
  )
}
