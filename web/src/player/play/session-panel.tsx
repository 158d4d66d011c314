import { Clock3 } from 'lucide-react'
import { formatMoney } from '../../lib/format.ts'
import { REALITY_CHECK_PART } from '../../lib/reality-check.ts'
import { Link } from '../../lib/router.tsx'
import { formatNet } from '../../lib/signed-money.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import { resultKurus, type SessionSum } from './session-sum.ts'
import { t } from './texts.ts'

const KURUS = 100

type SessionProps = {
  sum: SessionSum
  minutes: number
  /** Until the player is reminded; undefined while that is not known. */
  minutesLeft: number | undefined
}

/** How long, how much in, how much out, and what that comes to: said plainly, all the time. */
export function SessionPanel({ sum, minutes, minutesLeft }: SessionProps) {
  return (
    <section className="panel">
      <div className="panel__head">
        <h2>{t('session')}</h2>
        <Tag>{t('minutes', { count: minutes })}</Tag>
      </div>
      <dl className="facts num">
        <div>
          <dt>{t('staked')}</dt>
          <dd>{formatMoney(sum.stakedKurus / KURUS)}</dd>
        </div>
        <div>
          <dt>{t('won')}</dt>
          <dd>{formatMoney(sum.wonKurus / KURUS)}</dd>
        </div>
        <div>
          <dt>{t('result')}</dt>
          <dd>{formatNet(resultKurus(sum) / KURUS)}</dd>
        </div>
      </dl>
      {minutesLeft !== undefined && minutesLeft > 0 && (
        <div className="facts__note">
          <div className="note">
            <Icon of={Clock3} />
            <span>
              {t('remind.in', { count: minutesLeft })}{' '}
              <Link to={`/dashboard/limits#${REALITY_CHECK_PART}`}>{t('remind.change')}</Link>
            </span>
          </div>
        </div>
      )}
    </section>
  )
}
