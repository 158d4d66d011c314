import type { Bet } from '@zar/contract/betting/bets'
import { useMemo } from 'react'
import { CounterOffer } from '../slip/review/counter-offer.tsx'
import { t } from '../slip/review/texts.ts'
import { useLeftMs } from '../slip/review/use-left.ts'
import '../slip/slip.css'

type ReviewProps = { bet: Bet; review: NonNullable<Bet['review']> }

/** A bet that a trader looks at: how long still, and what is offered in its place. */
export function BetReview({ bet, review }: ReviewProps) {
  const until = useMemo(() => performance.now() + (bet.waitsMs ?? 0), [bet.waitsMs])
  const seconds = Math.ceil(useLeftMs(until) / 1_000)
  const isOffered = review.state === 'countered' && review.counter !== null
  return (
    <div className="bet__note">
      <p role="status">
        {isOffered
          ? t('offeredNote')
          : t(review.state === 'accepted' ? 'acceptedNote' : 'askingNote')}
      </p>
      {review.state !== 'accepted' && <p className="num">{t('left', { count: seconds })}</p>}
      {isOffered && review.counter && (
        <CounterOffer betId={bet.id} costKurus={bet.costKurus} counter={review.counter} />
      )}
    </div>
  )
}
