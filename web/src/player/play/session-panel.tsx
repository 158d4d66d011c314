import { Clock3 } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { formatKurus, formatResult } from './format-result.ts'
import { resultKurus, type SessionSum } from './session-sum.ts'
import { t } from './texts.ts'
import { REMIND_AFTER_MIN } from './use-session-sum.ts'

/** How long, how much in, how much out, and what that comes to: said plainly, all the time. */
export function SessionPanel({ sum, minutes }: { sum: SessionSum; minutes: number }) {
  const left = REMIND_AFTER_MIN - minutes
  return (
    <section className="panel">
      <div className="panel__head">
        <h2>{t('session')}</h2>
        <Tag>{t('minutes', { count: minutes })}</Tag>
      </div>
      <dl className="facts num">
        <div>
          <dt>{t('staked')}</dt>
          <dd>{formatKurus(sum.stakedKurus)}</dd>
        </div>
        <div>
          <dt>{t('won')}</dt>
          <dd>{formatKurus(sum.wonKurus)}</dd>
        </div>
        <div>
          <dt>{t('result')}</dt>
          <dd>{formatResult(resultKurus(sum))}</dd>
        </div>
      </dl>
      <div className="facts__note">
        <div className="note">
          <Icon of={Clock3} />
          <span>{left > 0 ? t('remind.in', { count: left }) : t('reminded')}</span>
        </div>
      </div>
    </section>
  )
}
