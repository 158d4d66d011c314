import { FINISHED_WARN } from '@zar/contract/office/offers/dry-run'
import { type OfferCase, publishOffer } from '@zar/contract/office/offers/offers'
import { sentenceOfTerms } from '@zar/contract/office/offers/say-terms'
import { locale } from '../../../lib/language/translate.ts'
import { Say } from '../../parts/controls/say.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { moneyOf } from '../../parts/money.ts'
import { Seconds, useRefreshProposals } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { segmentText } from '../../parts/segments/segment-link.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-offers.ts'
import { t } from './texts.ts'

const figuresOf = ({ trial }: OfferCase) =>
  trial?.isOfTheseTerms ? (trial.figures ?? undefined) : undefined
/** For whom the draft is. */
const whoOf = ({ draft }: OfferCase): string =>
  draft?.segment ? segmentText(draft.segment) : t('everybody')
const sum = (e5: string | null | undefined): string => (e5 ? moneyOf(e5) : '–')
const proofOf = ({ id, guard }: OfferCase) =>
  ({ right: 'offer.publish', object: `offer:${id}`, amountE5: guard.budgetE5 }) as const

const Few = ({ offer }: { offer: OfferCase }) => {
  const finished = figuresOf(offer)?.finished
  if (finished === undefined || finished >= FINISHED_WARN) return null
  return <Say tone="wait">{t('few', { share: finished })}</Say>
}

/** Sends the draft to a second person, with what it may cost. */
export function PublishDialog({ offer, onClose }: { offer: OfferCase; onClose: () => void }) {
  const refresh = useRefreshProposals()
  const figures = figuresOf(offer)
  return (
    <Confirm
      title={t('publishTitle', { title: offer.title[locale] })}
      verb={t('publish')}
      needsWords
      consequence={t('publishDoes', {
        version: offer.draft?.version ?? 0,
        p95: sum(figures?.p95E5),
        budget: sum(offer.guard.budgetE5),
      })}
      draft={`offer:${offer.id}:publish`}
      onConfirm={async ({ text }) => {
        await callProven(publishOffer, { id: offer.id, reason: text }, proofOf(offer))
        notify(t('proposed'))
        await refresh()
      }}
      onClose={onClose}
    >
      <p className="o-micro">
        {t('who')}: {whoOf(offer)}
      </p>
      <Few offer={offer} />
    </Confirm>
  )
}

/** A draft that waits for a second person, who reads the same sentence and figures. */
export function PublishSeconds({ offer }: { offer: OfferCase }) {
  const refresh = useRefresh()
  const figures = figuresOf(offer)
  const terms = offer.draft?.content.terms
  return (
    <Seconds
      right="offer.publish"
      object={`offer:${offer.id}`}
      title={t('publishTitle', { title: offer.title[locale] })}
      verb={t('approvePublish')}
      refusal={useOffers(offer)('offer.publish').refusal}
      facts={(proposal) => [
        [t('version'), String(proposal.terms.version ?? '–')],
        [t('reads'), terms ? sentenceOfTerms(terms, locale, offer.game ?? '') : '–'],
        [t('who'), whoOf(offer)],
        [t('budget'), sum(offer.guard.budgetE5)],
        [t('p95'), sum(figures?.p95E5)],
        [t('finished'), figures ? `%${figures.finished}` : '–'],
      ]}
      approve={async ({ id, reason }) => {
        const input = { id: offer.id, reason, proposal: id }
        await callProven(publishOffer, input, proofOf(offer))
        notify(t('published'))
      }}
      onDone={refresh}
    />
  )
}
