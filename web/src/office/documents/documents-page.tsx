import type { DocumentRow } from '@zar/contract/office/identity/documents'
import { FileCheck } from 'lucide-react'
import { ownerColumn, QueueList, QueueViews, useQueueView } from '../parts/case/queue-list.tsx'
import { moneyOf } from '../parts/money.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import type { Column } from '../parts/table/columns.ts'
import { leftText } from '../parts/time.ts'
import { DocumentPanel } from './document-panel.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { useDocuments } from './use-documents.ts'

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
  ownerColumn(t('owner'), ({ standing }) => standing?.takenBy),
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
  const [view, setView] = useQueueView()
  const list = useDocuments(view)
  const isWaiting = view === 'waiting'
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={
          list.state === 'ready' && isWaiting ? t('sub', { count: list.rows.length }) : undefined
        }
      />
      <QueueViews
        label={t('views')}
        names={{ waiting: t('waiting'), ended: t('ended') }}
        view={view}
        onChoose={setView}
      />
      <QueueList
        label={t('list')}
        columns={COLUMNS}
        list={list}
        rowName={rowName}
        empty={{
          icon: FileCheck,
          title: t(isWaiting ? 'none' : 'noneEnded'),
          text: t(isWaiting ? 'noneNote' : 'noneEndedNote'),
        }}
        card={Card}
        panel={(id, row) => <DocumentPanel key={id} id={id} row={row} />}
      />
    </div>
  )
}
