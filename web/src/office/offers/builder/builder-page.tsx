import '../offers.css'
import type { OfferCase } from '@zar/contract/office/offers/offers'
import { useParams } from '../../../lib/router/router.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { useOffer, useOfferList } from '../use-offers.ts'
import { Builder } from './builder.tsx'
import { t } from './texts.ts'

const NEW = 'new'

/** What a new offer begins as: nothing is live, nothing was drafted. */
const fresh = (actions: OfferCase['actions']): OfferCase => ({
  id: NEW,
  kind: 'deposit_match',
  title: { tr: '', en: '' },
  state: 'draft',
  version: 0,
  segment: null,
  hasDraft: false,
  guard: { budgetE5: null, playerDayE5: null, exposureE5: null },
  use: { grantedE5: '0', openE5: '0', takers: 0 },
  live: null,
  draft: null,
  versions: [],
  trial: null,
  stop: null,
  categories: [{ id: '1', name: 'Slot' }],
  game: null,
  whyNot: null,
  actions,
})

/** The builder of an offer: a new one, or the next version of one that is there. */
export function BuilderPage() {
  const { id = NEW } = useParams()
  const isNew = id === NEW
  const list = useOfferList()
  const one = useOffer(isNew ? undefined : id)
  const { error, refetch } = isNew ? list : one
  const offer = isNew ? list.data && fresh(list.data.actions) : one.data
  if (!offer) {
    return (
      <div className="o-stack">
        <ScreenHead title={isNew ? t('fresh') : id} />
        <section className="o-panel">
          {error ? (
            <Failed error={error} onAgain={() => void refetch()} />
          ) : (
            <p className="o-offer__body" role="status">
              {t('loading')}
            </p>
          )}
        </section>
      </div>
    )
  }
  return <Builder key={id} offer={offer} isNew={isNew} />
}
