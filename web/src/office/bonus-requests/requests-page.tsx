import type { BonusRequestRow } from '@zar/contract/office/offers/bonus-requests'
import { HandHeart } from 'lucide-react'
import { usePhone } from '../../lib/browser/media.ts'
import { Face } from '../parts/controls/face.tsx'
import { Segments } from '../parts/controls/tabs.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useChosen } from '../parts/table/chosen.ts'
import type { Column } from '../parts/table/columns.ts'
import { SplitTable } from '../parts/table/split-table.tsx'
import { useFilters } from '../parts/table/use-filters.ts'
import { leftText } from '../parts/time.ts'
import { RequestPanel } from './request-panel.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { type RequestView, useRequests } from './use-requests.ts'

const VIEWS: readonly RequestView[] = ['waiting', 'ended']
const promiseOf = ({ standing }: BonusRequestRow) => (standing ? leftText(standing.promiseAt) : '–')
const wishOf = ({ offer }: BonusRequestRow) => offer ?? t('other')

const COLUMNS: readonly Column<BonusRequestRow>[] = [
  {
    key: 'wish',
    head: t('wish'),
    bar: 150,
    cell: (row) => (
      <span>
        <b>{wishOf(row)}</b> <StateTag state={row.state} />
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 90, cell: (row) => row.player.username },
  { key: 'language', head: t('language'), bar: 50, cell: (row) => t(row.locale) },
  { key: 'promise', head: t('promise'), align: 'end', bar: 70, cell: promiseOf },
  {
    key: 'owner',
    head: t('owner'),
    align: 'mid',
    bar: 24,
    cell: ({ standing }) =>
      standing?.takenBy ? (
        <span title={standing.takenBy.name}>
          <Face name={standing.takenBy.name} />
          <span className="sr">{standing.takenBy.name}</span>
        </span>
      ) : (
        <span className="haze">–</span>
      ),
  },
]

const Card = (row: BonusRequestRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{wishOf(row)}</b>
      <span>{promiseOf(row)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{row.player.username}</span>
      <span>{t(row.locale)}</span>
    </span>
    <span className="o-cards__line mist">
      <StateTag state={row.state} />
    </span>
  </>
)

const rowName = (row: BonusRequestRow): string =>
  t('name', { what: wishOf(row), player: row.player.username })

/** What players ask for, and the chosen request beside it. */
export function RequestsPage() {
  const isPhone = usePhone()
  const { values, set } = useFilters(['view'])
  const view: RequestView = values.view?.[0] === 'ended' ? 'ended' : 'waiting'
  const list = useRequests(view)
  const [chosen, choose] = useChosen()
  const row = list.rows.find(({ id }) => id === chosen)
  const isWaiting = view === 'waiting'
  const count = list.rows.length
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={list.state === 'ready' && isWaiting ? t('sub', { count }) : undefined}
      />
      <Segments
        label={t('views')}
        choices={VIEWS.map((key) => ({ key, label: t(key) }))}
        chosen={view}
        onChoose={(next) => set('view', next === 'ended' ? ['ended'] : [])}
      />
      <SplitTable
        onBack={() => choose(undefined)}
        label={t('list')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={rowName}
        chosen={chosen}
        onChoose={choose}
        onOpen={isPhone ? choose : undefined}
        empty={{
          icon: HandHeart,
          title: t(isWaiting ? 'none' : 'noneEnded'),
          text: t(isWaiting ? 'noneNote' : 'noneEndedNote'),
        }}
        card={Card}
      >
        {chosen && <RequestPanel key={chosen} id={chosen} row={row} />}
      </SplitTable>
    </div>
  )
}
