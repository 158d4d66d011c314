import { confirmLimit, type PlayerLimit, setLimit } from '@zar/contract/protection'
import { useState } from 'react'
import { callForAnswer } from '../../lib/api/call.ts'
import { formatDate, formatMoney } from '../../lib/language/format.ts'
import { Tag } from '../../ui/data-display/tag.tsx'
import { Button } from '../../ui/form/button.tsx'
import { t } from './texts.ts'
import { useChange } from './use-change.ts'

const amount = ({ kind }: PlayerLimit, value: number) =>
  kind === 'time' ? t('minutes', { count: value }) : formatMoney(value)

/** One limit: what is used, what is left, and the change that waits for a second thought. */
export function LimitRow({ limit }: { limit: PlayerLimit }) {
  const { kind, period, isOfHouse, most, used, left, wish } = limit
  const name = t(`limit.${kind}.${period}`)
  const share = most === 0 ? 1 : Math.min(1, Math.max(0, used / most))
  return (
    <li className="guard__limit">
      <div className="guard__head">
        <span className="guard__name">
          <b>{name}</b>
          {isOfHouse && <Tag kind="info">{t('ofHouse')}</Tag>}
        </span>
        <span className="num">{amount(limit, most)}</span>
      </div>
      {/* The sentence under it says the same. */}
      <div className="guard__meter" aria-hidden="true">
        <i style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <p className="guard__note num">
        {t('used', { used: amount(limit, used), left: amount(limit, left) })}
      </p>
      {isOfHouse ? (
        <p className="guard__note">{t('ofHouseNote')}</p>
      ) : wish ? (
        <Waiting limit={limit} wish={wish} />
      ) : (
        <Remove limit={limit} />
      )}
    </li>
  )
}

type WaitingProps = { limit: PlayerLimit; wish: NonNullable<PlayerLimit['wish']> }

function Waiting({ limit, wish }: WaitingProps) {
  const { kind, period, most } = limit
  const change = useChange()
  const isDue = new Date(wish.confirmFrom) <= new Date()
  const to = wish.most === null ? t('noneAtAll') : amount(limit, wish.most)
  return (
    <div className="guard__wish">
      <p>{t(isDue ? 'wishDue' : 'wishWaits', { to, date: formatDate(wish.confirmFrom) })}</p>
      <div className="guard__acts">
        {isDue && (
          <Button
            size="s"
            busy={change.isPending ? t('saving') : undefined}
            onClick={() => change.mutate(() => callForAnswer(confirmLimit, { kind, period }))}
          >
            {t('confirm')}
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          onClick={() => change.mutate(() => callForAnswer(setLimit, { kind, period, most }))}
        >
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}

/** Asked twice: the first press only says what comes of it. */
function Remove({ limit: { kind, period } }: { limit: PlayerLimit }) {
  const [isSure, setSure] = useState(false)
  const change = useChange(() => setSure(false))
  if (!isSure) {
    return (
      <div>
        <Button size="s" variant="ghost" onClick={() => setSure(true)}>
          {t('remove')}
        </Button>
      </div>
    )
  }
  return (
    <div className="guard__wish">
      <p>{t('removeNote')}</p>
      <div className="guard__acts">
        <Button
          size="s"
          autoFocus
          busy={change.isPending ? t('saving') : undefined}
          onClick={() => change.mutate(() => callForAnswer(setLimit, { kind, period, most: null }))}
        >
          {t('removeYes')}
        </Button>
        <Button size="s" variant="ghost" onClick={() => setSure(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
