import type { EventPage } from '@zar/contract/betting/event'
import { formatLine, formatSignedLine } from '../../../lib/betting/line.ts'
import { marketName, matchOf } from '../../../lib/betting/market-name.ts'
import { selectionLabel } from '../../../lib/betting/selection-name.ts'
import { t as legend } from '../board/legend/legend-texts.ts'
import { type Column, liveColumnsOf, marketIn } from '../board/row/columns.ts'
import { OddsButton } from '../odds/odds-button.tsx'
import './quick-prices.css'
import { t } from './texts.ts'

/** The prices that stay in view under the header: the result, the main total and what comes next. */
export function QuickPrices({ event }: { event: EventPage }) {
  const groups = liveColumnsOf(event.sport).flatMap((column) => {
    const market = marketIn(event, column)
    return market ? [{ column, market }] : []
  })
  if (groups.length === 0) return null
  return (
    <section className="quick-prices" aria-label={t('now')}>
      {groups.map(({ column, market }) => (
        <div key={market.id} className={`qp qp--${column.selections.length}`}>
          <h2>
            {marketName(market, matchOf(event))} {lineOf(column, market.line)}
          </h2>
          <div className="qp__prices">
            {column.selections.map((key) => {
              const selection = market.selections.find((one) => one.key === key)
              return (
                selection && (
                  <OddsButton
                    key={selection.id}
                    event={event}
                    market={market}
                    selection={selection}
                    label={short(key, selectionLabel(selection, market, matchOf(event)))}
                  />
                )
              )
            })}
          </div>
        </div>
      ))}
    </section>
  )
}

/** Sides are 1 and 2 where there is little room, and no goal is none. */
const short = (key: string, label: string): string =>
  key === 'none' ? legend('none') : key === '1' || key === '2' ? key : label

function lineOf({ market }: Column, line: string | null): string {
  if (line === null || String(market).includes('nextgoal')) return ''
  return String(market).endsWith('ah') ? formatSignedLine(line) : formatLine(line)
}
