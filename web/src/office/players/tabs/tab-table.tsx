import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { useChosen } from '../../parts/table/chosen.ts'
import type { Column } from '../../parts/table/columns.ts'
import { type Page, useRows } from '../../parts/table/rows.ts'
import { Table } from '../../parts/table/table.tsx'
import { tabKey } from '../record/use-player.ts'
import { t } from './texts.ts'

type TabTableProps<Row> = {
  playerId: string
  /** Under which key its pages are kept. */
  name: readonly string[]
  label: string
  columns: readonly Column<Row>[]
  fetchPage: (after: string | undefined) => Promise<Page<Row>>
  rowName: (row: Row) => string
  card: (row: Row) => ReactNode
  /** What the chosen card carries below it on a phone. */
  cardActs?: (row: Row) => ReactNode
}

/** The records of one tab: `j` and `k` walk them, and the address keeps the chosen one. */
export function TabTable<Row extends { id: string }>(props: TabTableProps<Row>) {
  const { playerId, name, fetchPage, ...table } = props
  const [chosen, choose] = useChosen()
  const list = useRows<Row>(tabKey(playerId, 'pages', ...name), (after) =>
    fetchPage(after ?? undefined),
  )
  return (
    <Table
      {...table}
      list={list}
      rowKey={(row) => row.id}
      chosen={chosen}
      onChoose={choose}
      empty={{ icon: FileSearch, title: t('empty'), text: t('emptyNote') }}
    />
  )
}

export const When = ({ at }: { at: string }) => (
  <time className="mist" dateTime={at}>
    {formatDate(at)}
  </time>
)

/** Two cells of a card on a phone, side by side. */
export const CardLine = ({ start, end }: { start: ReactNode; end: ReactNode }) => (
  <span className="o-cards__line">
    <span className="o-ell">{start}</span>
    <span>{end}</span>
  </span>
)
