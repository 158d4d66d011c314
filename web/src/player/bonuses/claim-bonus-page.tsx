import './bonuses.css'
import { Info } from 'lucide-react'
import { useBonusOffers } from '../../lib/bonuses.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { CodeForm } from './code-form.tsx'
import { OfferBones, OfferCard } from './offer-card.tsx'
import { t } from './texts.ts'

/** `/dashboard/claim-bonus`: what can be claimed, each with its terms before it is taken. */
export function ClaimBonusPage() {
  return (
    <div className="bonuses">
      <div className="pagehead">
        <h1>{t('claim')}</h1>
      </div>
      <div className="note">
        <Icon of={Info} />
        <span>{t('claimLead')}</span>
      </div>
      <section className="bonuses" aria-labelledby="offers-title">
        <h2 id="offers-title">{t('offers')}</h2>
        <Offers />
      </section>
      <CodeForm />
      <div className="bonuses__ways">
        <ButtonLink to="/dashboard/bonuses">{t('mine')}</ButtonLink>
        <ButtonLink variant="ghost" to="/pages/6">
          {t('rules')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Offers() {
  const offers = useBonusOffers()
  const isOffline = offers.fetchStatus === 'paused' && !offers.data
  if (isOffline || (offers.error && !offers.data)) {
    return <Trouble onRetry={() => void offers.refetch()} />
  }
  if (!offers.data) {
    return (
      <div className="gifts" role="status" aria-label={t('loading')}>
        <OfferBones />
        <OfferBones />
      </div>
    )
  }
  if (offers.data.length === 0) {
    const more = <ButtonLink to="/promotions">{t('promotions')}</ButtonLink>
    return (
      <Empty art="lale" title={t('noOffers')} action={more}>
        {t('noOffersNote')}
      </Empty>
    )
  }
  return (
    <div className="gifts">
      {offers.data.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </div>
  )
}
