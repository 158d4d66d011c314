import { type ComponentProps, type ReactNode, useId } from 'react'
import { PlainTable } from '../parts/table/plain-table.tsx'

type Props = Pick<ComponentProps<typeof PlainTable>, 'heads' | 'rows'> & {
  title: string
  /** At the right of the title. */
  note?: string
  /** Said in place of the rows where there are none. */
  none: string
  children?: ReactNode
}

/** A small table that comes whole, in a panel. */
export function FiguresPanel({ title, note, heads, rows, none, children }: Props) {
  const id = useId()
  return (
    <section className="o-panel" aria-labelledby={id}>
      <div className="o-panel__h">
        <h2 id={id}>{title}</h2>
        {note && <span className="o-micro o-push">{note}</span>}
      </div>
      {children && <div className="o-sys__body">{children}</div>}
      {rows.length === 0 ? (
        <p className="o-sys__body mist">{none}</p>
      ) : (
        <PlainTable label={title} heads={heads} rows={rows} />
      )}
    </section>
  )
}
