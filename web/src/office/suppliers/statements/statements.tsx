import '../suppliers.css'
import type { BankStatement, UnmatchedLine } from '@zar/contract/office/house/statements'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { signedOf } from '../../parts/money.ts'
import { useOffers } from '../../parts/rights/offers.ts'
import type { Column } from '../../parts/table/columns.ts'
import { usePlainRows } from '../../parts/table/plain-rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { t } from './texts.ts'
import { useStatements } from './use-statements.ts'

const daysOf = ({ from, to }: BankStatement): string => (from === to ? from : `${from} – ${to}`)

/** What its lines came to, without what is none. */
function resultOf(statement: BankStatement): string {
  const kinds = ['agreed', 'waiting', 'differing', 'unmatched', 'missing'] as const
  const there = kinds.filter((kind) => statement[kind] > 0)
  return there.map((kind) => t(kind, { count: statement[kind] })).join(' · ') || '–'
}

const COLUMNS: readonly Column<BankStatement>[] = [
  {
    key: 'file',
    head: t('file'),
    bar: 120,
    cell: (one) => (
      <span className="o-two">
        {one.name}
        <small title={one.because}>{one.because}</small>
      </span>
    ),
  },
  { key: 'days', head: t('days'), bar: 90, cell: daysOf },
  {
    key: 'lines',
    head: t('lines'),
    align: 'end',
    bar: 50,
    cell: ({ lines, known }) => (
      <span className="o-two">
        {lines}
        <small>{known > 0 && t('known', { count: known })}</small>
      </span>
    ),
  },
  {
    key: 'came',
    head: t('came'),
    bar: 160,
    cell: (one) => (
      <span className={one.differing + one.missing > 0 ? 'o-bad' : undefined}>{resultOf(one)}</span>
    ),
  },
  {
    key: 'by',
    head: t('by'),
    bar: 90,
    cell: ({ by, at }) => (
      <span className="o-two">
        {by}
        <small>{formatDate(at)}</small>
      </span>
    ),
  },
]

/** The bank's statements, what their lines came to, and the lines that name no payment of ours. */
export function Statements() {
  const query = useStatements()
  const list = usePlainRows<BankStatement>({ ...query, data: query.data?.statements })
  const [isImporting, setImporting] = useState(false)
  const { refusal } = useOffers({ actions: query.data?.actions ?? [] })('statement.import')
  return (
    <section className="o-panel" aria-label={t('title')}>
      <div className="o-panel__h">
        <h2>{t('title')}</h2>
        <span className="o-push" />
        {query.data && (
          <Button size="s" refusal={refusal} onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
        )}
      </div>
      <Table<BankStatement>
        label={t('title')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ name, from, to }) => t('rowName', { name, from, to })}
        empty={{ icon: FileSpreadsheet, title: t('none'), text: t('noneNote') }}
        card={(one) => (
          <>
            <span className="o-cards__line">
              <b className="o-ell">{one.name}</b>
              <span>{daysOf(one)}</span>
            </span>
            <span className="o-cards__line mist">{resultOf(one)}</span>
          </>
        )}
      />
      {query.data && <Unmatched lines={query.data.unmatched} />}
      <div className="o-panel__f">{t('note')}</div>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </section>
  )
}

function Unmatched({ lines }: { lines: readonly UnmatchedLine[] }) {
  if (lines.length === 0) return null
  return (
    <details className="o-sup__lost">
      <summary>
        {t('lost')} ({lines.length})
      </summary>
      <ul>
        {lines.map(({ bankId, day, amountE5, reference }) => (
          <li key={bankId} className="o-micro">
            {bankId} · {t('lostLine', { day, sum: signedOf(amountE5), reference })}
          </li>
        ))}
      </ul>
    </details>
  )
}
