import type { Promotion } from '@zar/contract/content'
import { useEffect } from 'react'
import { closeDialog, type DialogProps, openDialog } from '../../lib/dialog/dialog.ts'
import { afterStepBack } from '../../lib/router/step-back.ts'
import { useSignedIn } from '../../lib/session/session.ts'
import { Prose } from '../../ui/data-display/prose.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { SlowNote } from '../../ui/feedback/slow-note.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlay/dialog.tsx'
import { dialogImage, type Kind } from './choose.ts'
import './promotion-dialog.css'
import { t } from './texts.ts'
import { usePromotions } from './use-promotions.ts'

/** One promotion: its picture, its title and all that holds of it. */
export function PromotionDialog({ id }: DialogProps<'promotion'>) {
  const { promotions, isFailed, retry } = usePromotions()
  const promotion = promotions?.find((one) => one.id === id)
  useOwnAddress(id)
  return (
    <Dialog title={promotion?.title ?? t('promotion')} onClose={closeDialog}>
      {promotion ? (
        <Found promotion={promotion} />
      ) : (
        <DialogBody>
          {isFailed ? <ErrorState onRetry={retry} /> : promotions ? <Gone /> : <Waited />}
        </DialogBody>
      )}
    </Dialog>
  )
}

/**
 * On the page of promotions the dialog has an address of its own, which can be shared. It stands in
 * the history entry of the dialog, so that closing it gives the page's address back.
 */
function useOwnAddress(id: number): void {
  useEffect(() => {
    afterStepBack(() => {
      if (location.pathname !== '/promotions' || !history.state?.isDialog) return
      history.replaceState(history.state, '', `/promotions?open=${id}`)
    })
  }, [id])
}

function Found({ promotion }: { promotion: Promotion }) {
  const image = dialogImage(promotion)
  return (
    <div className="dialog__fill">
      <DialogBody>
        {image && (
          <img className="offerpic" src={image} alt="" width="1120" height="420" decoding="async" />
        )}
        <Prose blocks={promotion.description} level={3} />
      </DialogBody>
      <DialogFoot>
        <div className="offerfoot">
          <ButtonLink variant="ghost" to="/pages/6" onClick={closeDialog}>
            {t('rules')}
          </ButtonLink>
          <Onward kind={promotion.category} />
        </div>
      </DialogFoot>
    </div>
  )
}

/** A loss that is paid back is no call to play on, so cashback leads nowhere. */
const ONWARD: Partial<Record<Kind, { url: string; text: 'goSlots' | 'goLive' | 'goSports' }>> = {
  slots: { url: '/casino/slot', text: 'goSlots' },
  live: { url: '/casino/live', text: 'goLive' },
  sports: { url: '/spor', text: 'goSports' },
}

function Onward({ kind }: { kind: Kind }) {
  const isSignedIn = useSignedIn()
  const onward = ONWARD[kind]
  if (onward) {
    return (
      <ButtonLink variant="primary" to={onward.url} onClick={closeDialog}>
        {t(onward.text)}
      </ButtonLink>
    )
  }
  if (kind === 'payment' && isSignedIn) {
    return (
      <ButtonLink variant="primary" to="/dashboard/deposit" onClick={closeDialog}>
        {t('goPayment')}
      </ButtonLink>
    )
  }
  if (kind !== 'cashback' && !isSignedIn) {
    return (
      <Button variant="primary" onClick={() => openDialog({ name: 'register' })}>
        {t('goRegister')}
      </Button>
    )
  }
  return <Button onClick={closeDialog}>{t('close')}</Button>
}

function Gone() {
  return (
    <Empty
      art="balik"
      heading="h2"
      title={t('gone')}
      action={
        <ButtonLink to="/promotions" onClick={closeDialog}>
          {t('seeAll')}
        </ButtonLink>
      }
    >
      {t('goneNote')}
    </Empty>
  )
}

function Waited() {
  return (
    <>
      <SlowNote />
      <div className="offerskeleton" role="status" aria-label={t('loading')}>
        <Skeleton ratio="8 / 3" radius="var(--radius-card)" />
        <Skeleton width="92%" height="18px" />
        <Skeleton width="64%" height="18px" />
      </div>
    </>
  )
}
