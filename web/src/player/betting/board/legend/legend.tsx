import { formatLine } from '../../../../lib/betting/line.ts'
import type { Column } from '../row/columns.ts'
import { groupClass } from '../row/prices-of-row.tsx'
import { groupName, t } from './legend-texts.ts'
import '../row/row.css'

/** What stands over the prices of a list. A screen reader hears it with each price. */
export function Legend({
  columns,
  isTwoLined = false,
}: {
  columns: readonly Column[]
  /** The market over its selections. */
  isTwoLined?: boolean
}) {
  return (
    <div className={isTwoLined ? 'fx fx--legend fx--two' : 'fx fx--legend'} aria-hidden>
      <span />
      {columns.map((column, at) => (
        <div
          key={String(column.market)}
          className={groupClass(column)}
          data-at={at}
          data-wide={column.isWide}
        >
          {isTwoLined && <em>{groupName(column.market)}</em>}
          {column.line === 'main' && <span />}
          {column.selections.map((key) => (
            <span key={key}>{label(key, column)}</span>
          ))}
        </div>
      ))}
      <span className="fx__more" />
    </div>
  )
}

function label(key: string, { line, market }: Column): string {
  if (key === 'under' || key === 'over') {
    return line === null || line === 'main' ? t(key) : t(`line.${key}`, { line: formatLine(line) })
  }
  if ((key === 'yes' || key === 'no') && market.toString().endsWith('btts')) return t(`btts.${key}`)
  return key === 'none' ? t('none') : key
}
