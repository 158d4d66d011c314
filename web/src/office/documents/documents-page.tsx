import type { DocumentRow } from '@zar/contract/office/identity/documents'
import { FileCheck } from 'lucide-react'
import { usePhone } from '../../lib/browser/media.ts'
import { Face } from '../parts/controls/face.tsx'
import { Segments } from '../parts/controls/tabs.tsx'
import { moneyOf } from '../parts/money.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { useChosen } from '../parts/table/chosen.ts'
import type { Column } from '../parts/table/columns.ts'
import { SplitTable } from '../parts/table/split-table.tsx'
import { useFilters } from '../parts/table/use-filters.ts'
import { leftText } from '../parts/time.ts'
import { DocumentPanel } from './document-panel.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { type DocumentView, useDocuments } from './use-documents.ts'

const VIEWS: readonly DocumentView[] = ['waiting', 'ended']
const promiseOf = ({ standing }: DocumentRow) => (standing ? leftText(standing.promiseAt) : '–')

const COLUMNS: readonly Column<DocumentRow>[] = [
  {
    key: 'document',
    head: t('document'),
    bar: 150,
    cell: (row) => (
      <span>
        <b>{t(row.kind)}</b> <StateTag state={row.state} />
      </span>
    ),
  },
  { key: 'player', head: t('player'), bar: 90, cell: (row) => row.player.username },
  { key: 'amount', head: t('amount'), align: 'end', bar: 70, cell: (row) => moneyOf(row.amountE5) },
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

const Card = (row: DocumentRow) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{t(row.kind)}</b>
      <span>{moneyOf(row.amountE5)}</span>
    </span>
    <span className="o-cards__line mist">
      <span className="o-ell">{row.player.username}</span>
      <span>{promiseOf(row)}</span>
    </span>
    <span className="o-cards__line mist">
      <StateTag state={row.state} />
    </span>
  </>
)

const rowName = (row: DocumentRow): string =>
  [t(row.kind), row.player.username, moneyOf(row.amountE5)].join(', ')

/** Documents that players have handed in, and the chosen one beside them. */
export function DocumentsPage() {
  const isPhone = usePhone()
  const { values, set } = useFilters(['view'])
  const view: DocumentView = values.view?.[0] === 'ended' ? 'ended' : 'waiting'
  const list = useDocuments(view)
  const [chosen, choose] = useChosen()
  const row = list.rows.find(({ id }) => id === chosen)
  const isWaiting = view === 'waiting'
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={
          list.state === 'ready' && isWaiting ? t('sub', { count: list.rows.length }) : undefined
        }
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
          icon: FileCheck,
          title: t(isWaiting ? 'none' : 'noneEnded'),
          text: t(isWaiting ? 'noneNote' : 'noneEndedNote'),
        }}
        card={Card}
      >
        {chosen && <DocumentPanel key={chosen} id={chosen} row={row} />}
      </SplitTable>
    </div>
  )
}
