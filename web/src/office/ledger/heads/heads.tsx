import '../ledger.css'
import { HEADS_PATH } from '@zar/contract/evidence/site/published'
import { HEAD_LOGS, listHeads, type PublishedHead } from '@zar/contract/office/house/heads'
import { Check, Stamp, X } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Segments } from '../../parts/controls/tabs.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import type { Column } from '../../parts/table/columns.ts'
import { useRows } from '../../parts/table/rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { shortHash } from '../words.ts'
import { t } from './texts.ts'

type Log = (typeof HEAD_LOGS)[number]

const State = ({ holds }: PublishedHead) => (
  <Tag tone={holds ? 'done' : 'no'} icon={holds ? Check : X}>
    {t(holds ? 'holds' : 'broken')}
  </Tag>
)

const witnessText = ({ witnesses: { files } }: PublishedHead): string =>
  files === 0 ? t('published') : t('files', { count: files })

const COLUMNS: readonly Column<PublishedHead>[] = [
  { key: 'at', head: t('at'), bar: 90, cell: ({ at }) => formatDate(at) },
  {
    key: 'size',
    head: t('size'),
    bar: 90,
    cell: ({ batches, rows }) => (
      <span className="o-two">
        {t('sizeOf', { count: batches })}
        <small>{t('rows', { count: rows })}</small>
      </span>
    ),
  },
  {
    key: 'root',
    head: t('root'),
    bar: 90,
    cell: ({ root, key }) => (
      <span className="o-two">
        <code title={root}>{shortHash(root)}</code>
        <small>{t('key', { key: key.slice(0, 8) })}</small>
      </span>
    ),
  },
  {
    key: 'witnesses',
    head: t('witnesses'),
    bar: 110,
    cell: (head) => (
      <span className="o-two">
        {witnessText(head)}
        {head.witnesses.lastAt && (
          <small>{t('lastFile', { at: formatDate(head.witnesses.lastAt) })}</small>
        )}
      </span>
    ),
  },
  { key: 'state', head: t('state'), align: 'end', bar: 70, cell: (head) => <State {...head} /> },
]

/** The signed heads of a log that are published, who else holds them, and whether the log still goes through each. */
export function Heads() {
  const [log, setLog] = useState<Log>('ledger')
  const list = useRows<PublishedHead>(['ledger', 'heads', log], (after) =>
    call(listHeads, { log, before: after ?? undefined }),
  )
  return (
    <section className="o-panel" aria-label={t('title')}>
      <div className="o-panel__h">
        <h2>{t('title')}</h2>
        <Segments
          label={t('log')}
          choices={HEAD_LOGS.map((key) => ({ key, label: t(key) }))}
          chosen={log}
          onChoose={setLog}
        />
        <a className="o-link o-push o-led__every" href={HEADS_PATH}>
          {t('all')}
        </a>
      </div>
      <Table<PublishedHead>
        label={t('title')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ at, batches }) =>
          t('rowName', { log: t(log), at: formatDate(at), count: batches })
        }
        empty={{ icon: Stamp, title: t('none'), text: t('noneNote') }}
        card={(head) => (
          <>
            <span className="o-cards__line">
              <b>{formatDate(head.at)}</b>
              <State {...head} />
            </span>
            <span className="o-cards__line mist">
              <span>{t('rows', { count: head.rows })}</span>
              <span>{witnessText(head)}</span>
            </span>
          </>
        )}
      />
      <div className="o-panel__f">{t('note')}</div>
    </section>
  )
}
