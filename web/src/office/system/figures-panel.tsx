import '../parts/table/table.css'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** At the right of the title. */
  note?: string
  heads: readonly string[]
  /** The first cell names the row, the others are figures. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
        <section className="o-tw" aria-label={title} tabIndex={0}>
          <table className="o-t">
            <thead>
              <tr>
                {heads.map((head, at) => (
                  <th key={head} scope="col" className={at === 0 ? undefined : 'o-end'}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, at) =>
                    at === 0 ? (
                      <th key={heads[at]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={heads[at]} className="o-end">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
