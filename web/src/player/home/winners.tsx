import { useQuery } from '@tanstack/react-query'
import { type TopWinner, topWinners } from '@zar/contract/casino/transaction'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { formatMoney } from '../../lib/language/format.ts'
import { Tag } from '../../ui/data-display/tag.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { t } from './below-texts.ts'
import { withStableKeys } from './stable-keys.ts'
import './winners.css'

const COUNT = 40
const RENEW_MS = 15_000
const PLACEHOLDERS = ['1', '2', '3', '4']

/** The greatest wins of late. Renews itself quietly, but not under the pointer or the keyboard. */
export function Winners() {
  const [isHeld, setHeld] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['top-winners'],
    queryFn: () => call(topWinners, { isLive: false, count: COUNT }),
    refetchInterval: isHeld ? false : RENEW_MS,
  })
  return (
    <section className="panel" aria-labelledby="winners-title">
      <div className="panel__head">
        <h2 id="winners-title">{t('winners')}</h2>
        <Tag>{t('winnersSpan')}</Tag>
      </div>
      {data?.length ? (
        <List winners={data} onHold={setHeld} />
      ) : (
        <Without isError={isError} isEmpty={data !== undefined} onRetry={() => void refetch()} />
      )}
    </section>
  )
}

function List({ winners, onHold }: { winners: TopWinner[]; onHold: (isHeld: boolean) => void }) {
  return (
    <ul
      className="winners"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('winnersList')}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {withStableKeys(winners).map(({ key, item: { image, game, name, amount } }) => (
        <li key={key} className="winner">
          <img src={image} alt="" width="44" height="44" loading="lazy" decoding="async" />
          <span>
            <b>{game}</b>
            <small>{name}</small>
          </span>
          <span className="win num">{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
  )
}

type WithoutProps = { isError: boolean; isEmpty: boolean; onRetry: () => void }

function Without({ isError, isEmpty, onRetry }: WithoutProps) {
  if (isEmpty) {
    return (
      <div className="winners winners--none">
        <img src="/art/empty-lale.svg" alt="" width="168" height="126" loading="lazy" />
        <b>{t('winnersEmpty')}</b>
        <p>{t('winnersEmptyNote')}</p>
      </div>
    )
  }
  if (isError) {
    return (
      <div className="winners winners--none">
        <b>{t('winnersFailed')}</b>
        <Button size="s" icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className="winners" role="status" aria-label={t('loading')}>
      {PLACEHOLDERS.map((id) => (
        <div key={id} className="winner">
          <Skeleton width="44px" height="44px" />
          <Skeleton width="70%" height="32px" />
          <Skeleton width="84px" height="18px" />
        </div>
      ))}
    </div>
  )
}
