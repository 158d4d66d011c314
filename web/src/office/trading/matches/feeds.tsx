import type { TradedFeed, TradingDesk } from '@zar/contract/office/trading/board'
import { Button } from '../../parts/controls/button.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { type Offers, useOffers } from '../../parts/rights/offers.ts'
import type { OnAsk } from '../ask.ts'
import { t as shared } from '../dialogs/texts.ts'
import { t as own } from '../own/texts.ts'
import { t } from '../texts.ts'

const secondsOf = (ms: number) => (ms / 1_000).toFixed(1)

/** The streams of the odds company, and what is stopped everywhere. */
export function Feeds({ desk, onAsk }: { desk: TradingDesk; onAsk: OnAsk }) {
  const offers = useOffers(desk)
  return (
    <div className="o-tr__feeds">
      <h2>{t('feeds')}</h2>
      {desk.feeds.map((feed) => (
        <FeedRow
          key={`${feed.source} ${feed.producer}`}
          feed={feed}
          offers={offers}
          onAsk={onAsk}
        />
      ))}
      <Everywhere desk={desk} offers={offers} onAsk={onAsk} />
    </div>
  )
}

type RowProps = { feed: TradedFeed; offers: Offers; onAsk: OnAsk }

/** The streams of the odds company by name; one of another company keeps its own. */
const nameOf = (producer: string): string => {
  if (producer === 'live') return t('liveFeed')
  if (producer === 'house') return own('make')
  return producer === 'pre' ? t('preFeed') : producer
}

function FeedRow({ feed, offers, onAsk }: RowProps) {
  const { source, producer, isShut, isOpen } = feed
  const may = offers('feed.switch')
  return (
    <div className="o-tr__feed">
      <span className="o-tr__name">
        {nameOf(producer)} <FeedAge feed={feed} />
      </span>
      <Tag tone={isShut ? 'no' : isOpen ? 'done' : 'wait'}>
        {t(isShut ? 'feedShut' : isOpen ? 'feedOpen' : 'feedClosed')}
      </Tag>
      {feed.recovery && <Tag tone="wait">{shared(`recovery_${feed.recovery}`)}</Tag>}
      {may.isHere && source !== 'house' && (
        <Button
          size="s"
          refusal={may.refusal}
          onClick={() => onAsk({ kind: 'recovery', source, producer })}
        >
          {shared('recoveryVerb')}
        </Button>
      )}
      {may.isHere && (
        <Button
          size="s"
          refusal={may.refusal}
          onClick={() => onAsk({ kind: 'feed', source, producer, isShut: !isShut })}
        >
          {t(isShut ? 'openFeed' : 'shutFeed')}
        </Button>
      )}
    </div>
  )
}

type EverywhereProps = { desk: TradingDesk; offers: Offers; onAsk: OnAsk }

function Everywhere({ desk: { hasCashOut }, offers, onAsk }: EverywhereProps) {
  const cashOut = offers('cashout.stop')
  return (
    <div className="o-tr__acts">
      {cashOut.isHere && (
        <Button
          size="s"
          refusal={cashOut.refusal}
          onClick={() => onAsk({ kind: 'cashOutAll', hasCashOut: !hasCashOut })}
        >
          {t(hasCashOut ? 'cashOutAllStop' : 'cashOutAllOpen')}
        </Button>
      )}
      {offers('latebet.view').isHere && (
        <Button size="s" onClick={() => onAsk({ kind: 'late', matchId: undefined })}>
          {t('lateBets')}
        </Button>
      )}
      <OwnButton may={offers('event.edit')} onAsk={onAsk} />
      {offers('margin.set').isHere && (
        <Button size="s" onClick={() => onAsk({ kind: 'margins' })}>
          {t('margins')}
        </Button>
      )}
      <Button size="s" onClick={() => onAsk({ kind: 'limits' })}>
        {t('limits')}
      </Button>
      {offers('bet.void').isHere && (
        <Button size="s" onClick={() => onAsk({ kind: 'voidBet' })}>
          {t('voidBet')}
        </Button>
      )}
    </div>
  )
}

/** Makes a match of our own. */
function OwnButton({ may, onAsk }: { may: ReturnType<Offers>; onAsk: OnAsk }) {
  if (!may.isHere) return null
  return (
    <Button size="s" refusal={may.refusal} onClick={() => onAsk({ kind: 'own' })}>
      {own('make')}
    </Button>
  )
}

export const FeedAge = ({ feed: { silentMs } }: { feed: TradedFeed }) => (
  <span className="o-micro">
    {silentMs === null ? t('feedSilent') : t('feedAge', { time: secondsOf(silentMs) })}
  </span>
)
