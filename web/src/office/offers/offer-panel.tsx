import type { OfferCase, OfferVersion } from '@zar/contract/office/offers/offers'
import { sentenceOfTerms } from '@zar/contract/office/offers/say-terms'
import { Ban, PencilLine, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { locale } from '../../lib/language/translate.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { Acts, Case, Facts } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { Say } from '../parts/controls/say.tsx'
import { moneyOf, percentOf } from '../parts/money.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { SegmentLink, segmentText } from '../parts/segments/segment-link.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { BudgetDialog, BudgetSeconds } from './dialogs/budget-dialog.tsx'
import { PublishSeconds } from './dialogs/publish-dialog.tsx'
import { StopDialog } from './dialogs/stop-dialog.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { TrialView } from './trial/trial-view.tsx'
import { useOffer } from './use-offers.ts'
import { Vouchers } from './vouchers/vouchers.tsx'

/** One offer: what players read, what it came to, its bounds, versions and last dry run. */
export function OfferPanel({ id }: { id: string }) {
  const { data, error, refetch } = useOffer(id)
  if (!data && error) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) {
    return (
      <p className="o-panel o-offer__body" role="status">
        {t('loading')}
      </p>
    )
  }
  return <Loaded offer={data} />
}

function Loaded({ offer }: { offer: OfferCase }) {
  const content = offer.live ?? offer.draft?.content
  const name = offer.title[locale] || offer.id
  return (
    <Case id={name} name={name} tag={<StateTag state={offer.state} />}>
      {content && (
        <p className="o-offer__sentence">
          {sentenceOfTerms(content.terms, locale, offer.game ?? '')}
        </p>
      )}
      <PublishSeconds offer={offer} />
      <BudgetSeconds offer={offer} />
      {offer.stop && (
        <Say tone="no">
          {t('stopped', {
            by: offer.stop.by,
            at: formatDate(offer.stop.at),
            because: offer.stop.because,
          })}
        </Say>
      )}
      <Bounds offer={offer} />
      {offer.kind === 'promo_code' && <Vouchers offer={offer} />}
      <Versions versions={offer.versions} />
      {offer.trial && <TrialView trial={offer.trial} budgetE5={offer.guard.budgetE5} />}
      <Decide offer={offer} />
    </Case>
  )
}

/** `₺12,00 / ₺100,00`, or that there is no bound. */
const against = (used: string, most: string | null): string =>
  most === null
    ? `${moneyOf(used)}, ${t('noBound')}`
    : t('ofBudget', { used: moneyOf(used), most: moneyOf(most) })

const NEARLY = 80

const whoOf = ({ segment }: OfferCase) =>
  segment ? <SegmentLink segment={segment} /> : t('everybody')

function Bounds({ offer }: { offer: OfferCase }) {
  const { guard, use } = offer
  const most = Math.max(
    guard.budgetE5 === null ? 0 : percentOf(use.grantedE5, guard.budgetE5),
    guard.exposureE5 === null ? 0 : percentOf(use.openE5, guard.exposureE5),
  )
  return (
    <>
      {most >= 100 && <Say tone="no">{t('full')}</Say>}
      {most >= NEARLY && most < 100 && <Say tone="wait">{t('nearly')}</Say>}
      <Facts
        facts={[
          [t('kind'), t(`kind.${offer.kind}`)],
          [t('trigger'), t(`trigger.${offer.kind}`)],
          [t('who'), whoOf(offer)],
          [t('version'), offer.version === 0 ? t('given') : offer.version],
          [t('budgetName'), against(use.grantedE5, guard.budgetE5)],
          [t('exposureName'), against(use.openE5, guard.exposureE5)],
          [t('dayName'), guard.playerDayE5 === null ? t('noBound') : moneyOf(guard.playerDayE5)],
          [t('takers'), formatWhole(use.takers)],
        ]}
      />
    </>
  )
}

function Versions({ versions }: { versions: readonly OfferVersion[] }) {
  if (versions.length === 0) return null
  return (
    <section aria-label={t('versions')}>
      <h3>{t('versions')}</h3>
      <ul>
        {versions.map((one) => (
          <li key={one.version} className="o-micro">
            <b>
              {t('version')} {one.version}
            </b>{' '}
            {one.publishedAt
              ? t('versionBy', {
                  by: one.savedBy,
                  first: one.proposedBy ?? '',
                  second: one.publishedBy ?? '',
                  at: formatDate(one.publishedAt),
                })
              : t('drawnBy', { by: one.savedBy, at: formatDate(one.savedAt) })}
            {one.segment && ` · ${segmentText(one.segment)}`}
            {one.takers > 0 && ` · ${t('keeps', { count: one.takers })}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decide({ offer }: { offer: OfferCase }) {
  const offers = useOffers(offer)
  const navigate = useNavigate()
  const [over, setOver] = useState<'stop' | 'budget'>()
  const close = () => setOver(undefined)
  return (
    <>
      <Acts>
        <Button
          kind="primary"
          icon={PencilLine}
          refusal={offers('offer.draft').isHere ? undefined : offers('offer.draft').refusal}
          onClick={() => navigate(`/office/bonus/${offer.id}`)}
        >
          {t(offer.draft ? 'draw' : 'drawNext')}
        </Button>
        <Button
          icon={SlidersHorizontal}
          refusal={offers('offer.budget').refusal}
          onClick={() => setOver('budget')}
        >
          {t('setBudget')}
        </Button>
        {offer.state === 'live' && (
          <Button
            kind="danger"
            icon={Ban}
            refusal={offers('offer.stop').refusal}
            onClick={() => setOver('stop')}
          >
            {t('stop')}
          </Button>
        )}
      </Acts>
      {over === 'stop' && <StopDialog offer={offer} onClose={close} />}
      {over === 'budget' && <BudgetDialog offer={offer} onClose={close} />}
    </>
  )
}
