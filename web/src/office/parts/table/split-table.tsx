import type { ReactNode } from 'react'
import { Split } from '../case/case.tsx'
import { Table, type TableProps } from './table.tsx'

type Props<Row> = TableProps<Row> & {
  /** Leaves the case for the list. */
  onBack: () => void
  /** The case, while a row is chosen. */
  children: ReactNode
}

/** A list that has its panel for itself, and the case of the chosen row beside it. */
export function SplitTable<Row>({ onBack, children, ...table }: Props<Row>) {
  const nothing = table.list.rows.length > 0 ? undefined : null
  return (
    <Split
      onBack={onBack}
      list={
        <section className="o-panel">
          <Table {...table} />
        </section>
      }
    >
      {children || nothing}
    </Split>
  )
}
