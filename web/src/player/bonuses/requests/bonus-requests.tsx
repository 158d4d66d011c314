import './requests.css'
import { BONUS_REQUEST_LIMITS, type MyBonusRequests } from '@zar/contract/offers/bonus-requests'
import { isAway } from '../../../lib/api/query.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { EndedRequest, OpenRequest } from './request-card.tsx'
import { RequestForm } from './request-form.tsx'
import { t } from './texts.ts'
import { useBonusRequests } from './use-requests.ts'

/** Asks for a bonus that a person answers, with what became of earlier requests. */
export function BonusRequests() {
  const query = useBonusRequests()
  return (
    <section className="bonusask" aria-labelledby="bonusask-title">
      <h2 id="bonusask-title">{t('title')}</h2>
      <p className="bonusask__lead">{t('lead', { hours: BONUS_REQUEST_LIMITS.answerHours })}</p>
      {isAway(query) ? <Away onRetry={() => void query.refetch()} /> : <Shown of={query.data} />}
    </section>
  )
}

const Away = ({ onRetry }: { onRetry: () => void }) => (
  <div className="note" role="alert">
    <span>{t('away')}</span>
    <Button size="s" onClick={onRetry}>
      {t('retry')}
    </Button>
  </div>
)

function Shown({ of }: { of: MyBonusRequests | undefined }) {
  if (!of) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton width="min(100%, 560px)" height="280px" radius="var(--radius-panel)" />
      </div>
    )
  }
  const { requests, offers, canAsk, why } = of
  const open = requests.filter(({ answerBy }) => answerBy !== null)
  const ended = requests.filter(({ answerBy }) => answerBy === null)
  return (
    <>
      {open.map((one) => (
        <OpenRequest key={one.id} one={one} />
      ))}
      {canAsk === 'yes' && <RequestForm offers={offers} />}
      {canAsk === 'day_full' && <p className="note">{t('dayFull')}</p>}
      {canAsk === 'off' && why && <p className="note">{why}</p>}
      {ended.length > 0 && (
        <>
          <h3 id="bonusask-before">{t('before')}</h3>
          <ul className="bonusask__before panel" aria-labelledby="bonusask-before">
            {ended.map((one) => (
              <EndedRequest key={one.id} one={one} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The open request alone, above what runs; nothing where none is open. */
export function WaitingRequest() {
  const { data } = useBonusRequests()
  const open = data?.requests.find(({ answerBy }) => answerBy !== null)
  if (!open) return null
  return (
    <section className="bonusask" aria-labelledby="bonusask-waiting">
      <h2 id="bonusask-waiting">{t('waiting')}</h2>
      <OpenRequest one={open} />
    </section>
  )
}
