import './markets.css'
import { marginOf } from '@zar/contract/betting/odds'
import * as acts from '@zar/contract/office/trading/acts'
import type {
  TradedMarket,
  TradedSelection,
  TradingMatch,
} from '@zar/contract/office/trading/board'
import { Ellipsis, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { formatClock } from '../../../lib/language/format.ts'
import { languageTag } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { Button, IconButton } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag, type Tone } from '../../parts/controls/tag.tsx'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import type { OnAsk } from '../ask.ts'
import { t } from '../texts.ts'
import { useAct } from '../use-act.ts'
import { bareLiraOf, labelOf, liraOf, marketOf, winnersOf } from '../words.ts'
import { HouseResult } from './house-result.tsx'
import { MarketActs } from './market-acts.tsx'
import { PriceBox } from './price-box.tsx'

const TONES: Record<TradedMarket['state'], Tone | undefined> = {
  active: 'done',
  suspended: 'wait',
  inactive: undefined,
  closed: undefined,
  settled: 'info',
  cancelled: 'no',
}

const percent = (share: number, digits = 1) =>
  share.toLocaleString(languageTag, { style: 'percent', maximumFractionDigits: digits })

type Props = { match: TradingMatch; market: TradedMarket; isStale: boolean; onAsk: OnAsk }

/** A market: its state, each selection with its price, fair chance, stakes and what the house keeps if it wins. */
export function MarketCard({ match, market, isStale, onAsk }: Props) {
  const offers = useOffers(market)
  const { act, isBusy, failed } = useAct()
  const name = marketOf(market, match)
  const [isMore, setMore] = useState(false)
  const isOver = market.state === 'settled' || market.state === 'cancelled'
  return (
    <article className={isOver ? 'o-tr__market is-over' : 'o-tr__market'} aria-label={name}>
      <header className="o-tr__mh">
        <h3>{name}</h3>
        <StateTag market={market} />
        <span className="o-micro o-tr__name">{factsOf(market)}</span>
        <span className="o-push o-row">
          <Automatic match={match} market={market} offers={offers} />
          {!isOver && (
            <StopButton
              market={market}
              offers={offers}
              isBusy={isBusy}
              onPress={() => void act(() => toggle(market, name))}
            />
          )}
          {!isOver && (
            <IconButton
              size="s"
              icon={Ellipsis}
              label={t('moreOf', { name })}
              aria-expanded={isMore}
              onClick={() => setMore(!isMore)}
            />
          )}
        </span>
      </header>
      {failed && (
        <Say tone="no" role="alert">
          {failed}
        </Say>
      )}
      {market.facts && (
        <Say tone={market.facts.isUrgent ? 'no' : 'info'}>
          {t('facts', {
            outcomes: outcomesText(market, match),
            source: market.facts.source,
            by: [market.facts.by, market.facts.second].filter(Boolean).join(' + '),
          })}{' '}
          {market.facts.isUrgent && t('factsUrgent')}
        </Say>
      )}
      {!isOver && (
        <Selections match={match} market={market} isStale={isStale} offers={offers} onAsk={onAsk} />
      )}
      {(isMore || isOver || market.facts) && (
        <MarketActs match={match} market={market} offers={offers} onAsk={onAsk} />
      )}
    </article>
  )
}

async function toggle({ id, isStopped, seen }: TradedMarket, name: string): Promise<string> {
  await call(isStopped ? acts.open : acts.suspend, { scope: 'market', id, seen })
  return t(isStopped ? 'opened' : 'suspended', { name })
}

export function outcomesText({ facts, key, line }: TradedMarket, match: TradingMatch): string {
  const won = Object.entries(facts?.outcomes ?? {}).filter(([, outcome]) => outcome === 'win')
  return won.map(([one]) => labelOf({ key: one, name: null }, { key, line }, match)).join(', ')
}

function StateTag({ market: { state, isStopped } }: { market: TradedMarket }) {
  if (isStopped && state !== 'settled' && state !== 'cancelled')
    return (
      <Tag tone="no" icon={Lock}>
        {t('stopped')}
      </Tag>
    )
  return <Tag tone={TONES[state]}>{t(state === 'suspended' ? 'suspendedState' : state)}</Tag>
}

/** Margin and limit, or since when and by whom it is off. */
function factsOf({ stopped, selections, limitKurus, hasCashOut, margin }: TradedMarket): string {
  const odds = selections.flatMap(({ oddsMilli }) => oddsMilli ?? [])
  const words = stopped
    ? [t('since', { time: formatClock(stopped.at), by: stopped.by })]
    : [
        odds.length > 1 &&
          t(margin.scopes.some(({ marginBp }) => marginBp !== null) ? 'marginHand' : 'margin', {
            share: percent(marginOf(odds, winnersOf({ selections }))),
          }),
        t('marketLimit', { sum: liraOf(limitKurus) }),
      ]
  return [...words, !hasCashOut && t('noCashOut')].filter(Boolean).join(' · ')
}

type OfferProps = { match: TradingMatch; market: TradedMarket; offers: Offers }

/** Whether the feed makes the prices; pressed, it does again. */
function Automatic({ market, offers, match }: OfferProps) {
  const { act, isBusy } = useAct('price')
  const byHand = market.selections.filter(({ isByHand }) => isByHand)
  const may = offers('price.set')
  if (market.state === 'settled' || market.state === 'cancelled') return null
  const back = async () => {
    for (const { id, seen } of byHand) await call(acts.setPrice, { id, oddsMilli: null, seen })
    return t('priceAuto', { name: marketOf(market, match) })
  }
  return (
    <button
      type="button"
      role="switch"
      className="o-tr__auto"
      aria-checked={byHand.length === 0}
      aria-disabled={byHand.length === 0 || may.refusal !== undefined || isBusy || undefined}
      title={may.refusal}
      onClick={() => byHand.length > 0 && may.refusal === undefined && void act(back)}
    >
      {t(byHand.length === 0 ? 'auto' : 'byHand')}
      <span className="o-tr__switch" aria-hidden />
    </button>
  )
}

type StopProps = { market: TradedMarket; offers: Offers; isBusy: boolean; onPress: () => void }

function StopButton({ market, offers, isBusy, onPress }: StopProps) {
  const { isStopped } = market
  const may = offers(isStopped ? 'market.open' : 'market.suspend')
  const verb = t(isStopped ? 'open' : 'suspendOne')
  return (
    <Button
      size="s"
      icon={isStopped ? LockOpen : Lock}
      busy={isBusy ? verb : undefined}
      refusal={may.refusal}
      onClick={onPress}
    >
      {verb}
    </Button>
  )
}

type RowsProps = Props & { offers: Offers }

function Selections({ match, market, isStale, offers, onAsk }: RowsProps) {
  const most = Math.max(1, ...market.selections.map(({ houseKurus }) => Math.abs(houseKurus)))
  const may = offers('price.set')
  return (
    <table className="o-tr__sels">
      <thead>
        <tr>
          <th scope="col">{t('selection')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col" className="o-tr__chance">
            {t('chance')}
          </th>
          <th scope="col" className="o-tr__staked">
            {t('staked')}
          </th>
          <th scope="col" className="o-tr__bar">
            {t('house')}
          </th>
          <th scope="col">{t('lira')}</th>
        </tr>
      </thead>
      <tbody>
        {market.selections.map((one) => {
          const name = labelOf(one, market, match)
          return (
            <tr key={one.id}>
              <th scope="row" className="o-tr__name" title={name}>
                {name}
              </th>
              <td>
                <PriceBox
                  match={match}
                  market={market}
                  name={name}
                  isStale={isStale}
                  onAsk={onAsk}
                  selection={one}
                  refusal={whyStill(one, market, may.refusal)}
                />
              </td>
              <td className="o-tr__chance">
                {one.fairPpm === null ? '–' : percent(one.fairPpm / 1e6)}
              </td>
              <td className="o-tr__staked">{bareLiraOf(one.stakedKurus)}</td>
              <td className="o-tr__bar">
                <HouseBar share={one.houseKurus / most} />
              </td>
              <td>
                <HouseResult kurus={one.houseKurus} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A price that nobody is offered is not changed. */
function whyStill(
  { isStopped }: TradedSelection,
  market: TradedMarket,
  refusal: string | undefined,
): string | undefined {
  if (market.isStopped || isStopped) return t('stopped')
  return market.state === 'active' || market.state === 'suspended' ? refusal : t(market.state)
}

/** Below zero to the left in coral; the side says it before the colour. */
const HouseBar = ({ share }: { share: number }) => (
  <svg className="o-tr__house" viewBox="-50 0 100 10" preserveAspectRatio="none" aria-hidden>
    <rect
      className={share < 0 ? 'is-loss' : 'is-gain'}
      x={share < 0 ? share * 50 : 0}
      width={Math.abs(share) * 50}
      height="10"
    />
    <line x1="0" x2="0" y1="0" y2="10" />
  </svg>
)
