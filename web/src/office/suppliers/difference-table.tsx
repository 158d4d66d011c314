import './suppliers.css'
import { DIFFERENCE_STATES, type OfficeDifference } from '@zar/contract/office/suppliers'
import { Scale } from 'lucide-react'
import { QuickChips } from '../parts/controls/tabs.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { bareOf } from '../parts/money.ts'
import type { Column } from '../parts/table/columns.ts'
import type { Rows } from '../parts/table/rows.ts'
import { Table } from '../parts/table/table.tsx'
import { leftText } from '../parts/time.ts'
import { differenceName, t } from './texts.ts'
import { type DifferenceState, useOpenDifferences } from './use-suppliers.ts'

const sumOf = (side: OfficeDifference['ours']) => (side ? bareOf(side.amountE5) : '–')

const leftOf = ({ standing }: OfficeDifference) =>
  standing?.clockAt ? leftText(standing.clockAt) : '–'

const COLUMNS: readonly Column<OfficeDifference>[] = [
  { key: 'no', head: t('no'), bar: 40, cell: ({ id }) => id },
  { key: 'supplier', head: t('supplier'), bar: 80, cell: ({ name }) => name },
  { key: 'day', head: t('day'), bar: 60, cell: ({ day }) => <span className="mist">{day}</span> },
  {
    key: 'what',
    head: t('what'),
    bar: 150,
    cell: ({ what, transaction }) => (
      <span className="o-two">
        {differenceName(what)}
        <small title={transaction}>{transaction}</small>
      </span>
    ),
  },
  { key: 'ours', head: t('ours'), align: 'end', cell: ({ ours }) => sumOf(ours) },
  { key: 'theirs', head: t('theirs'), align: 'end', cell: ({ theirs }) => <b>{sumOf(theirs)}</b> },
  {
    key: 'left',
    head: t('left'),
    align: 'end',
    cell: (row) => <span className={row.standing?.isUrgent ? 'o-bad' : 'mist'}>{leftOf(row)}</span>,
  },
]

const nameOf = ({ id, name, what }: OfficeDifference) =>
  t('rowName', { no: id, supplier: name, what: differenceName(what) })

/** The queue of differences: open ones, those that mended themselves, and those with words. */
export function DifferenceTable({
  list,
  state,
  onState,
  chosen,
  onChoose,
}: {
  list: Rows<OfficeDifference>
  state: DifferenceState
  onState: (state: DifferenceState) => void
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const open = useOpenDifferences()
  return (
    <section className="o-panel">
      <div className="o-panel__h">
        <h2>{t('differences')}</h2>
        {open !== undefined && open > 0 && <Tag tone="wait">{t('openCount', { count: open })}</Tag>}
        <span className="o-push">
          <QuickChips
            label={t('states')}
            chips={DIFFERENCE_STATES.map((key) => ({ key, label: t(`state_${key}`) }))}
            chosen={state}
            onChoose={onState}
          />
        </span>
      </div>
      <Table<OfficeDifference>
        label={t('differences')}
        columns={COLUMNS}
        list={list}
        rowKey={({ id }) => id}
        rowName={nameOf}
        chosen={chosen}
        onChoose={onChoose}
        empty={{ icon: Scale, title: t('none'), text: t('noneNote') }}
        card={(row) => (
          <>
            <span className="o-cards__line">
              <b>{row.name}</b>
              <span>{sumOf(row.theirs)}</span>
            </span>
            <span className="o-cards__line">
              <span className="o-ell">{differenceName(row.what)}</span>
              <span className="haze">{leftOf(row)}</span>
            </span>
          </>
        )}
      />
      <div className="o-panel__f">{t('nothingPosted')}</div>
    </section>
  )
}
