import type { WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { Hourglass, Scale } from 'lucide-react'
import { Say } from '../../parts/controls/say.tsx'
import { useSecond } from '../second.ts'
import { atText, isOver, leftOf } from '../spans.ts'
import { t } from './texts.ts'

/** How it ends where nobody decides, and what is left until then. */
export function Ending({ one: { atEnd, clockAt } }: { one: WithdrawalCase }) {
  const now = useSecond()
  if (atEnd === 'law' || clockAt === null) return <Say icon={Scale}>{t('endLaw')}</Say>
  const at = atText(clockAt, now)
  const left = isOver(clockAt, now) ? t('endOver') : t('endLeft', { time: leftOf(clockAt, now) })
  return (
    <Say icon={Hourglass}>
      <b>{t(atEnd === 'paid' ? 'endPaid' : 'endReturned', { at })}</b>
      <span className="o-wd__count">{left}</span>
    </Say>
  )
}
