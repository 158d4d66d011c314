import './table.css'
import type { ReactNode } from 'react'

/** A small table that comes whole: the first column names the row, the others are figures. */
export const PlainTable = ({
  label,
  heads,
  rows,
}: {
  label: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[]; isWhole?: boolean }[]
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
  <section className="o-tw" aria-label={label} tabIndex={0}>
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
        {rows.map(({ key, cells, isWhole }) => (
          <tr key={key} className={isWhole ? 'o-t__whole' : undefined}>
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
)
