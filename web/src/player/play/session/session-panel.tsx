import { Clock3 } from 'lucide-react'
import { REALITY_CHECK_PART } from '../../../lib/account/reality-check.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { formatNet } from '../../../lib/language/signed-money.ts'
import { Link } from '../../../lib/router/router.tsx'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'
import { resultKurus, type SessionSum } from './session-sum.ts'

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
