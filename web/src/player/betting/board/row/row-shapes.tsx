import '../../../../ui/feedback/skeleton.css'
import type { Column } from './columns.ts'
import { groupClass } from './prices-of-row.tsx'
import './row-shapes.css'
import './row.css'

const WIDTHS = ['62%', '48%', '70%', '54%', '66%', '50%']

/** Rows on their way, on the grid of the true ones. */
export function RowShapes({
  columns,
  count,
  label,
}: {
  columns: readonly Column[]
  count: number
  label: string
}) {
  return (
    <div className="shapes" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes are known by nothing but their place
        <div key={at} className="fx" aria-hidden>
          <div className="fx__id">
            <span className="shapes__when">
              <i className="skel" />
              <i className="skel" />
            </span>
            <span className="shapes__who">
              <i className="skel" style={{ width: WIDTHS[at % WIDTHS.length] }} />
              <i className="skel" style={{ width: WIDTHS[(at + 3) % WIDTHS.length] }} />
            </span>
          </div>
          {columns.map((column, group) => (
            <div
              key={String(column.market)}
              className={groupClass(column)}
              data-at={group}
              data-wide={column.isWide}
            >
              {column.line === 'main' && <span />}
              {column.selections.map((key) => (
                <i key={key} className="skel shapes__odd" />
              ))}
            </div>
          ))}
          <span className="fx__more" />
        </div>
      ))}
    </div>
  )
}
