import type { WatchList } from '@zar/contract/office/risk/watch-lists'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { BringDialog } from './bring-dialog.tsx'
import { t } from './list-texts.ts'
import { useWatchLists } from './use-screening.ts'

/** What is not compared, or opens nothing. */
const noteOf = ({ waiting, frequent }: WatchList): string =>
  [
    waiting > 0 ? t('waiting', { count: waiting }) : '',
    frequent > 0 ? t('frequent', { count: frequent }) : '',
  ]
    .filter((one) => one !== '')
    .join(' · ')

const COLUMNS: readonly Column<WatchList>[] = [
  {
    key: 'source',
    head: t('source'),
    bar: 140,
    cell: (one) => (
      <span className="o-two">
        {one.name}
        <small>{t(one.kind)}</small>
      </span>
    ),
  },
  {
    key: 'version',
    head: t('version'),
    bar: 110,
    cell: ({ version, change: { added, changed, removed }, file }) => (
      <span className="o-two">
        {`${version} · ${file}`}
        <small>{t('change', { added, changed, removed })}</small>
      </span>
    ),
  },
  {
    key: 'entries',
    head: t('entries'),
    align: 'end',
    bar: 60,
    cell: (one) => (
      <span className="o-two">
        {one.entries}
        <small title={noteOf(one)}>{noteOf(one)}</small>
      </span>
    ),
  },
  { key: 'open', head: t('open'), align: 'end', bar: 50, cell: ({ openMatches }) => openMatches },
  {
    key: 'by',
    head: t('by'),
    bar: 90,
    cell: ({ by, at, because }) => (
      <span className="o-two" title={because}>
        {by}
        <small>{formatDate(at)}</small>
      </span>
    ),
  },
]

const Card = (one: WatchList) => (
  <>
    <span className="o-cards__line">
      <b className="o-ell">{one.name}</b>
      <span>{t(one.kind)}</span>
    </span>
    <span className="o-cards__line mist">
      <span>{t('rowName', { name: one.file, version: one.version })}</span>
      <span>{one.entries}</span>
    </span>
    <span className="o-cards__line mist">{noteOf(one)}</span>
  </>
)

/** The sources with their last version, and the way to bring in the next one. */
export function Lists({ reason }: { reason: string }) {
  const query = useWatchLists(reason)
  const list = usePlainRows<WatchList>({ ...query, data: query.data?.lists })
  const [isBringing, setBringing] = useState(false)
  const players = query.data?.playersWaiting ?? 0
  return (
    <section className="o-panel" aria-label={t('title')}>
      <div className="o-panel__h">
        <h2>{t('title')}</h2>
        <span className="o-push" />
        <Button size="s" onClick={() => setBringing(true)}>
          {t('bring')}
        </Button>
      </div>
      <Table<WatchList>
        label={t('title')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ name, version }) => t('rowName', { name, version })}
        empty={{ icon: ListChecks, title: t('none'), text: t('noneNote') }}
        card={Card}
      />
      {query.data && (
        <div className="o-panel__f">
          {players > 0 ? t('players', { count: players }) : t('playersNone')}
        </div>
      )}
      {isBringing && <BringDialog reason={reason} onClose={() => setBringing(false)} />}
    </section>
  )
}
