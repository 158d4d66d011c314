import { useEffect, useState } from 'react'
import { openDialog } from '../../lib/dialog/dialog.ts'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Chips } from '../../ui/form/chips.tsx'
import { type Kind, kindsOf, openIdOf } from './choose.ts'
import { PromotionGrid, PromotionSkeleton } from './promotion-grid.tsx'
import { t } from './texts.ts'
import { usePromotions } from './use-promotions.ts'

/** `/promotions`, and `/promotions?open=3` for one of them. */
export function PromotionsPage() {
  const { promotions, isFailed, retry } = usePromotions()
  const [kind, setKind] = useState<Kind>()
  useOpenByAddress()
  const kinds = kindsOf(promotions ?? [])
  const shown = promotions?.filter(({ category }) => !kind || category === kind)
  return (
    <>
      <div className="pagehead">
        <h1>{t('title')}</h1>
        <p>{t('sub')}</p>
      </div>
      {isFailed ? (
        <ErrorState heading="h2" onRetry={retry} />
      ) : !shown ? (
        <PromotionSkeleton />
      ) : shown.length === 0 ? (
        <Empty art="lale" heading="h2" title={t('none')}>
          {t('noneNote')}
        </Empty>
      ) : (
        <>
          {kinds.length > 1 && (
            <div className="offers__bar">
              <Chips
                label={t('filter')}
                choices={[
                  { id: '', label: t('all'), count: promotions?.length ?? 0 },
                  ...kinds.map((one) => ({ id: one.kind, label: t(one.kind), count: one.count })),
                ]}
                chosen={kind ?? ''}
                onChoose={(id) => setKind(kinds.find((one) => one.kind === id)?.kind)}
              />
            </div>
          )}
          <PromotionGrid promotions={shown} />
        </>
      )}
    </>
  )
}

/** An address that names a promotion opens it; closed, the page has its own address again. */
function useOpenByAddress(): void {
  const [params, setParams] = useSearchParams()
  const id = openIdOf(params.get('open'))
  useEffect(() => {
    if (id === undefined) return
    setParams({}, { replace: true, preventScrollReset: true })
    openDialog({ name: 'promotion', id })
  }, [id, setParams])
}
