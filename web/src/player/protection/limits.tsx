import type { PlayerLimit } from '@zar/contract/protection'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazily.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { LimitRow } from './limit-row.tsx'
import { t } from './texts.ts'

// Fetched by the press that opens it: the page itself has nothing to type in.
const LimitForm = lazy(async () => ({ default: (await import('./limit-form.tsx')).LimitForm }))

/** The limits that are set, each with what is used of it, and the form for another one. */
export function Limits({ limits }: { limits: PlayerLimit[] }) {
  const [isSetting, setSetting] = useState<boolean>()
  const set = (
    <Button
      variant="primary"
      icon={Plus}
      autoFocus={isSetting === false}
      onClick={() => setSetting(true)}
    >
      {t('set')}
    </Button>
  )
  return (
    <section className="panel" aria-labelledby="guard-limits">
      <div className="panel__head">
        <h2 id="guard-limits">{t('limits')}</h2>
      </div>
      <div className="guard__body">
        <p className="guard__note">{t('limitsNote')}</p>
        {limits.length === 0 && !isSetting && (
          <Empty art="nazar" title={t('noLimits')} action={set}>
            {t('noLimitsNote')}
          </Empty>
        )}
        {limits.length > 0 && (
          <ul className="guard__list">
            {limits.map((limit) => (
              <LimitRow key={`${limit.kind} ${limit.period} ${limit.isOfHouse}`} limit={limit} />
            ))}
          </ul>
        )}
        {isSetting && (
          <Suspense fallback={<Skeleton height="220px" />}>
            <LimitForm limits={limits} onDone={() => setSetting(false)} />
          </Suspense>
        )}
        {limits.length > 0 && !isSetting && <div>{set}</div>}
      </div>
    </section>
  )
}
