import type { BonusRequestRow } from '@zar/contract/office/offers/bonus-requests'
import { HandHeart } from 'lucide-react'
import { ownerColumn, QueueList, QueueViews, useQueueView } from '../parts/case/queue-list.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import type { Column } from '../parts/table/columns.ts'
import { leftText } from '../parts/time.ts'
import { RequestPanel } from './request-panel.tsx'
import { StateTag } from './state-tag.tsx'
import { t } from './texts.ts'
import { useRequests } from './use-requests.ts'

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
  ownerColumn(t('owner'), ({ standing }) => standing?.takenBy),
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
  const [view, setView] = useQueueView()
  const list = useRequests(view)
  const isWaiting = view === 'waiting'
  const count = list.rows.length
  return (
    <div className="o-stack">
      <ScreenHead
        title={t('title')}
        sub={list.state === 'ready' && isWaiting ? t('sub', { count }) : undefined}
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
          icon: HandHeart,
          title: t(isWaiting ? 'none' : 'noneEnded'),
          text: t(isWaiting ? 'noneNote' : 'noneEndedNote'),
        }}
        card={Card}
        panel={(id, row) => <RequestPanel key={id} id={id} row={row} />}
      />
    </div>
  )
}
