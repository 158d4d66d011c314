import './bonuses.css'
import type { BonusOffer } from '@zar/contract/bonus'
import { Info } from 'lucide-react'
import { useBonusOffers, useFreeRounds } from '../../lib/account/bonuses.ts'
import { isAway } from '../../lib/api/query.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { CodeForm } from './code-form.tsx'
import { FreeRoundsOffers } from './free-rounds/offers.tsx'
import { OfferCard, OfferSkeleton } from './offer-card.tsx'
import { BonusRequests } from './requests/bonus-requests.tsx'
import { t } from './texts.ts'

/** `/dashboard/claim-bonus`: what can be claimed, each with its terms before it is taken. */
export function ClaimBonusPage() {
  const offers = useBonusOffers()
  const rounds = useFreeRounds()
  const retry = () => {
    void offers.refetch()
    void rounds.refetch()
  }
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
        {isAway(offers) ? <ErrorState onRetry={retry} /> : <Offers offers={offers.data} />}
      </section>
      <FreeRoundsOffers isSaid={isAway(offers)} />
      <CodeForm />
      <BonusRequests />
      <div className="bonuses__links">
        <ButtonLink to="/dashboard/bonuses">{t('mine')}</ButtonLink>
        <ButtonLink variant="ghost" to="/pages/6">
          {t('rules')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Offers({ offers }: { offers: BonusOffer[] | undefined }) {
  if (!offers) {
    return (
      <div className="gifts" role="status" aria-label={t('loading')}>
        <OfferSkeleton />
        <OfferSkeleton />
      </div>
    )
  }
  if (offers.length === 0) {
    const more = <ButtonLink to="/promotions">{t('promotions')}</ButtonLink>
    return (
      <Empty art="lale" title={t('noOffers')} action={more}>
        {t('noOffersNote')}
      </Empty>
    )
  }
  return (
    <div className="gifts">
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
    </div>
  )
}
