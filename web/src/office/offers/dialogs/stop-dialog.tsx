import { type OfferCase, stopOffer } from '@zar/contract/office/offers/offers'
import { locale } from '../../../lib/language/translate.ts'
import { call } from '../../parts/api/call.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-offers.ts'
import { t } from './texts.ts'

/** Stops new claims of an offer, by one person and at once. */
export function StopDialog({ offer, onClose }: { offer: OfferCase; onClose: () => void }) {
  const refresh = useRefresh()
  const title = offer.title[locale]
  return (
    <Confirm
      title={t('stopTitle', { title })}
      verb={t('stop')}
      isDangerous
      needsWords
      consequence={t('stopDoes', { count: offer.use.takers })}
      draft={`offer:${offer.id}:stop`}
      onConfirm={async ({ text }) => {
        try {
          await call(stopOffer, { id: offer.id, reason: text })
          notify(t('stopped', { title }))
        } finally {
          await refresh()
        }
      }}
      onClose={onClose}
    />
  )
}
