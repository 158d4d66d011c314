import { Suspense } from 'react'
import { lazy } from '../../../lib/browser/lazily.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptySlip } from './empty/empty-slip.tsx'
import { t } from './empty/texts.ts'
import { useSlip } from './state/slip.ts'
import { useFirstTouch } from './use-first-touch.ts'

const fetchPanel = () => import('./slip-panel.tsx')
const fetchHandle = () => import('./slip-handle.tsx')
const SlipPanel = lazy(async () => ({ default: (await fetchPanel()).SlipPanel }))
const SlipHandle = lazy(async () => ({ default: (await fetchHandle()).SlipHandle }))

/** Whether the slip has held something since the page was loaded: what it shows then comes from its own code. */
const kept = { isWanted: false }

function useWanted(): boolean {
  const { picks } = useSlip()
  if (picks.length > 0) kept.isWanted = true
  return kept.isWanted
}

/** The slip beside a page. */
export function SlipColumn() {
  const isWanted = useWanted()
  useFirstTouch(fetchPanel, isWanted)
  if (!isWanted) return <EmptyColumn />
  return (
    <Suspense fallback={<Skeleton height="420px" radius="16px" />}>
      <SlipPanel />
    </Suspense>
  )
}

const EmptyColumn = () => (
  <section className="slip" aria-label={t('region')}>
    <div className="slip__head">
      <h2>{t('title')}</h2>
    </div>
    <EmptySlip />
  </section>
)

/** The slip of a phone, once there is one. */
export function SlipAtFoot() {
  const isWanted = useWanted()
  useFirstTouch(fetchHandle, isWanted)
  return isWanted ? (
    <Suspense fallback={null}>
      <SlipHandle />
    </Suspense>
  ) : null
}
