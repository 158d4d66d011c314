import type { ReactNode } from 'react'
import { usePhone } from '../../../lib/browser/media.ts'
import { Face } from '../controls/face.tsx'
import { Segments } from '../controls/tabs.tsx'
import { useChosen } from '../table/chosen.ts'
import type { Column } from '../table/columns.ts'
import { SplitTable } from '../table/split-table.tsx'
import type { TableProps } from '../table/table.tsx'
import { useFilters } from '../table/use-filters.ts'

type Shown = 'label' | 'columns' | 'list' | 'rowName' | 'empty' | 'card'
type Props<Row> = Pick<TableProps<Row>, Shown> & {
  /** The case of the chosen row; without the row where it is no longer in the list. */
  panel: (id: string, row: Row | undefined) => ReactNode
}

/** A queue with the case of its chosen row beside it. The address names the row. */
export function QueueList<Row extends { id: string }>({ panel, ...table }: Props<Row>) {
  const isPhone = usePhone()
  const [chosen, choose] = useChosen()
  const row = table.list.rows.find(({ id }) => id === chosen)
  return (
    <SplitTable
      {...table}
      onBack={() => choose(undefined)}
      rowKey={({ id }) => id}
      chosen={chosen}
      onChoose={choose}
      onOpen={isPhone ? choose : undefined}
    >
      {chosen && panel(chosen, row)}
    </SplitTable>
  )
}

export type QueueView = 'waiting' | 'ended'

/** Whether what waits is listed or what has ended, as the address says it. */
export function useQueueView(): [QueueView, (view: string) => void] {
  const { values, set } = useFilters(['view'])
  const view = values.view?.[0] === 'ended' ? 'ended' : 'waiting'
  return [view, (next) => set('view', next === 'ended' ? ['ended'] : [])]
}

type ViewsProps = {
  label: string
  names: Record<QueueView, string>
  view: QueueView
  onChoose: (view: string) => void
}

export const QueueViews = ({ label, names, view, onChoose }: ViewsProps) => (
  <Segments
    label={label}
    choices={(['waiting', 'ended'] as const).map((key) => ({ key, label: names[key] }))}
    chosen={view}
    onChoose={onChoose}
  />
)

type Taker = { name: string } | null | undefined

/** The column of who has taken a case. */
export const ownerColumn = <Row,>(head: string, takerOf: (row: Row) => Taker): Column<Row> => ({
  key: 'owner',
  head,
  align: 'mid',
  bar: 24,
  cell: (row) => <TakenBy by={takerOf(row)} />,
})

const TakenBy = ({ by }: { by: Taker }) =>
  by ? (
    <span title={by.name}>
      <Face name={by.name} />
      <span className="sr">{by.name}</span>
    </span>
  ) : (
    <span className="haze">–</span>
  )
