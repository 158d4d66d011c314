import { type Exclusion, endExclusion } from '@zar/contract/protection'
import { callForAnswer } from '../../lib/api/call.ts'
import { formatDate } from '../../lib/language/format.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { t } from './texts.ts'
import { useChange } from './use-change.ts'

/** The break that runs: until when, what stays open, and the way back where there is one. */
export function Running({ exclusion }: { exclusion: Exclusion }) {
  const ending = useChange()
  return (
    <section className="panel" aria-labelledby="guard-running">
      <div className="panel__head">
        <h2 id="guard-running">{t(TITLES[exclusion.kind])}</h2>
      </div>
      <div className="guard__body">
        <p>{untilOf(exclusion)}</p>
        <p>{t('stillOpen')}</p>
        <div className="guard__acts">
          {exclusion.mayAskEnd && (
            <Button
              busy={ending.isPending ? t('saving') : undefined}
              onClick={() => ending.mutate(() => callForAnswer(endExclusion, {}))}
            >
              {t('askEnd')}
            </Button>
          )}
          <ButtonLink to="/dashboard/withdraw">{t('toWithdraw')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}

const TITLES = {
  time_out: 'onTimeOut',
  self_exclusion: 'onExclusion',
  operator: 'onOperator',
} as const

function untilOf({ kind, endsAt, overAt }: Exclusion): string {
  if (kind === 'operator')
    return endsAt === null ? t('operatorOpen') : t('operatorUntil', { date: formatDate(endsAt) })
  if (endsAt === null) return t('forGoodNote')
  if (overAt !== null) return t('overAt', { date: formatDate(overAt) })
  return t(kind === 'time_out' ? 'timeOutUntil' : 'exclusionUntil', { date: formatDate(endsAt) })
}
