import './offers.css'
import type { OfferList, OfferRow } from '@zar/contract/office/offers/offers'
import { Gift, Plus } from 'lucide-react'
import { formatWhole } from '../../lib/language/format.ts'
import { locale } from '../../lib/language/translate.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { Button } from '../parts/controls/button.tsx'
import { bareOf, moneyOf, percentOf } from '../parts/money.ts'
import { useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useChosen } from '../parts/table/chosen.ts'
import type { Column } from '../parts/table/columns.ts'
import { usePlainRows } from '../parts/table/plain-rows.ts'
import { SplitTable } from '../parts/table/split-table.tsx'
import { Cashback } from './cashback.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { useOfferList } from './use-offers.ts'

/** How much of its budget an offer has used: `%62`. */
const usedOf = ({ guard, use }: OfferRow): string =>
  guard.budgetE5 === null ? t('noBound') : `%${percentOf(use.grantedE5, guard.budgetE5)}`

const COLUMNS: readonly Column<OfferRow>[] = [
  {
    key: 'offer',
    head: t('offer'),
    bar: 170,
    cell: (row) => (
      <span className="o-two">
        <b>{row.title[locale] || row.id}</b>
        <small>
          {t(`kind.${row.kind}`)}
          {row.segment ? ` · ${row.segment.name}` : ''}
          {row.hasDraft && row.state !== 'draft' ? ` · ${t('newer')}` : ''}
        </small>
      </span>
    ),
  },
  { key: 'state', head: t('state'), cell: StateTag },
  { key: 'budget', head: t('budget'), align: 'end', cell: usedOf },
  { key: 'used', head: t('used'), align: 'end', cell: ({ use }) => bareOf(use.grantedE5) },
  { key: 'open', head: t('open'), align: 'end', cell: ({ use }) => bareOf(use.openE5) },
  { key: 'takers', head: t('takers'), align: 'end', cell: ({ use }) => formatWhole(use.takers) },
]

const OfferLine = (row: OfferRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{row.title[locale] || row.id}</b>
      <StateTag state={row.state} />
    </span>
    <span className="o-cards__line mist">
      <span>{t(`kind.${row.kind}`)}</span>
      <span>{moneyOf(row.use.grantedE5)}</span>
    </span>
  </>
)

/** Offers with what they came to; the chosen one beside its list. */
export function OffersPage() {
  const query = useOfferList()
  const list = usePlainRows({ ...query, data: query.data?.rows })
  const [chosen, choose] = useChosen()
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} sub={t('sub')}>
        {query.data && <Fresh list={query.data} />}
      </ScreenHead>
      <SplitTable
        onBack={() => choose(undefined)}
        label={t('list')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ title, state, use }) =>
          t('rowName', {
            title: title[locale],
            state: t(`state.${state}`),
            takers: use.takers,
          })
        }
        chosen={chosen}
        onChoose={choose}
        empty={{ icon: Gift, title: t('none'), text: t('noneNote') }}
        card={OfferLine}
      >
        {chosen && <OfferPanel key={chosen} id={chosen} />}
      </SplitTable>
      {query.data && <Cashback list={query.data} />}
    </div>
  )
}

function Fresh({ list }: { list: OfferList }) {
  const offer = useOffers(list)('offer.draft')
  const navigate = useNavigate()
  return (
    <Button
      kind="primary"
      icon={Plus}
      refusal={offer.refusal}
      onClick={() => navigate('/office/bonus/new')}
    >
      {t('fresh')}
    </Button>
  )
}
