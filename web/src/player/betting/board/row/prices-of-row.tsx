import type { EventRow, Market } from '@zar/contract/betting/event'
import { memo } from 'react'
import { formatLine, formatSignedLine } from '../../../../lib/betting/line.ts'
import { marketName, matchOf } from '../../../../lib/betting/market-name.ts'
import { NoOdds, OddsButton } from '../../odds/odds-button.tsx'
import { type Column, marketIn } from './columns.ts'
import './prices.css'

/** The keys of the keyboard that press a price of the focused row. */
const KEYS: Record<string, Record<string, string>> = {
  'ft.result': { '1': '1', X: 'X', '2': '2' },
  'match.winner': { '1': '1', '2': '2' },
  'ft.total': { under: 'A', over: 'U' },
  'ft.btts': { yes: 'V', no: 'Y' },
}

/** The prices of a row, a group for each column. */
export const RowPrices = memo(function RowPrices({
  row,
  columns,
}: {
  row: EventRow
  columns: readonly Column[]
}) {
  return columns.map((column, at) => (
    <Group key={String(column.market)} row={row} column={column} at={at} />
  ))
})

function Group({ row, column, at }: { row: EventRow; column: Column; at: number }) {
  const market = marketIn(row, column)
  const { selections, line, isWide } = column
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the grid
    <div
      className={groupClass(column)}
      role="group"
      aria-label={market && marketName(market, matchOf(row))}
      data-at={at}
      data-wide={isWide}
    >
      {line === 'main' && <span className="prices__line num">{market && lineOf(market)}</span>}
      {selections.map((key) => {
        const selection = market?.selections.find((one) => one.key === key)
        return market && selection ? (
          <OddsButton
            key={selection.id}
            event={row}
            market={market}
            selection={selection}
            {...shortcutOf(market, key)}
          />
        ) : (
          <NoOdds key={key} />
        )
      })}
    </div>
  )
}

const shortcutOf = (market: Market, key: string) => {
  const shortcut = KEYS[market.key]?.[key]
  return shortcut === undefined ? {} : { shortcut }
}

/** A handicap says its sign; a goal that is awaited is counted and has no line. */
function lineOf({ key, line }: Market): string {
  if (line === null || key.endsWith('nextgoal')) return ''
  return key.endsWith('.ah') ? formatSignedLine(line) : formatLine(line)
}

export const groupClass = ({ selections, line }: Column): string =>
  `prices prices--${selections.length}${line === 'main' ? ' prices--line' : ''}`
