import type { CampaignRow } from '@zar/contract/office/campaigns/campaigns'
import { Megaphone, Plus } from 'lucide-react'
import { formatDate, formatWhole } from '../../lib/language/format.ts'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Button } from '../parts/controls/button.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import type { Column } from '../parts/table/columns.ts'
import { SplitTable } from '../parts/table/split-table.tsx'
import { CampaignPanel } from './campaign-case.tsx'
import { CampaignForm } from './campaign-form.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { useCampaign, useCampaignRows, useCampaigns } from './use-campaigns.ts'

const NEW = 'new'

/** `Notice · Paid in 500`. */
const toWhom = (kind: CampaignRow['kind'], segment: CampaignRow['segment']): string =>
  kind === 'notice' ? `${t('kindNotice')} · ${segment.name}` : segment.name

const COLUMNS: readonly Column<CampaignRow>[] = [
  {
    key: 'name',
    head: t('name'),
    bar: 160,
    cell: ({ name, kind, segment }) => (
      <span className="o-two">
        <span>{name}</span>
        <small>{toWhom(kind, segment)}</small>
      </span>
    ),
  },
  { key: 'state', head: t('state'), bar: 80, cell: StateTag },
  { key: 'when', head: t('when'), bar: 110, cell: ({ at }) => formatDate(at) },
  {
    key: 'sent',
    head: t('sent'),
    align: 'end',
    bar: 50,
    cell: ({ tally }) => formatWhole(tally.sent),
  },
  {
    key: 'read',
    head: t('read'),
    align: 'end',
    bar: 50,
    cell: ({ tally }) => formatWhole(tally.read),
  },
]

const CampaignCard = ({ name, kind, state, segment, at }: CampaignRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{name}</b>
      <StateTag state={state} />
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{toWhom(kind, segment)}</span>
      <span>{formatDate(at)}</span>
    </span>
  </>
)

type Shown = { row?: string | undefined; edit?: string | undefined }

/** Campaigns, the newest first, with the chosen one; the form of a draft stands in their place. */
export function CampaignsPage() {
  const { query } = useCampaigns()
  const { isHere } = useOffers({ actions: query.data?.actions ?? [] })('campaign.edit')
  const [params, setParams] = useSearchParams()
  const [row, edit] = [params.get('row') ?? undefined, params.get('edit') ?? undefined]
  const show = ({ row: shown, edit: opened }: Shown) => {
    if (opened !== undefined) setParams({ edit: opened })
    else setParams(shown === undefined ? {} : { row: shown })
  }
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={query.data && t('sub', { count: query.data.rows.length })}
      >
        {isHere && edit === undefined && (
          <Button icon={Plus} onClick={() => show({ edit: NEW })}>
            {t('make')}
          </Button>
        )}
      </ScreenHead>
      {edit === undefined ? (
        <List chosen={row} show={show} />
      ) : edit === NEW ? (
        <CampaignForm onClose={(id) => show({ row: id })} />
      ) : (
        <Draft id={edit} onClose={(id) => show({ row: id ?? edit })} />
      )}
    </div>
  )
}

function Draft({ id, onClose }: { id: string; onClose: (id?: string) => void }) {
  const { data } = useCampaign(id)
  return data ? <CampaignForm key={id} campaign={data} onClose={onClose} /> : null
}

function List({ chosen, show }: { chosen: string | undefined; show: (next: Shown) => void }) {
  const list = useCampaignRows()
  const row = list.rows.find(({ id }) => id === chosen)
  return (
    <SplitTable
      onBack={() => show({})}
      label={t('list')}
      columns={COLUMNS}
      list={list}
      rowKey={({ id }) => id}
      rowName={({ name, state, segment }) => [name, t(state), segment.name].join(', ')}
      chosen={chosen}
      onChoose={(id) => show({ row: id })}
      empty={{ icon: Megaphone, title: t('none'), text: t('noneNote') }}
      card={CampaignCard}
    >
      {row && <CampaignPanel key={row.id} id={row.id} onChange={() => show({ edit: row.id })} />}
    </SplitTable>
  )
}
