import './protection.css'
import { useProtection } from '../../lib/account/protection.ts'
import { isAway } from '../../lib/api/query.ts'
import { useHashScroll } from '../../lib/router/hash-scroll.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breaks } from './breaks.tsx'
import { Limits } from './limits.tsx'
import { RealityPanel } from './reality-panel.tsx'
import { Running } from './running.tsx'
import { t } from './texts.ts'

/** `/dashboard/limits`: the limits that players set themselves, and the breaks that they take. */
export function LimitsPage() {
  const protection = useProtection()
  const { data, refetch } = protection
  useHashScroll(data !== undefined)
  return (
    <div className="guard">
      <div className="pagehead">
        <div>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </div>
      {data?.exclusion && <Running exclusion={data.exclusion} />}
      {data && <Limits limits={data.limits} />}
      {data && <RealityPanel />}
      {data && <Breaks exclusion={data.exclusion} />}
      {isAway(protection) && <ErrorState heading="h2" onRetry={() => void refetch()} />}
      {!data && !isAway(protection) && (
        <div className="guard" role="status" aria-label={t('loading')}>
          <Skeleton width="100%" height="240px" radius="var(--radius-panel)" />
          <Skeleton width="100%" height="240px" radius="var(--radius-panel)" />
        </div>
      )}
    </div>
  )
}
