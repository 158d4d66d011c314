import type { Market } from '@zar/contract/betting/event'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Fragment, useState } from 'react'
import { formatLine, formatSignedLine, turned } from '../../../../lib/betting/line.ts'
import { startOf } from '../../../../lib/betting/selection-name.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { NoOdds, OddsButton } from '../../odds/odds-button.tsx'
import type { PickedEvent } from '../../slip/state/pick.ts'
import type { BodyProps } from './body-props.ts'
import type { Card } from './cards.ts'
import { t } from './texts.ts'

const LINES_FIRST = 3

/** The main line with one on each side of it, or all of them. */
function useLines({ markets, main }: Card) {
  const [isAll, setAll] = useState(false)
  const at = markets.indexOf(main)
  const from = Math.max(0, Math.min(at - 1, markets.length - LINES_FIRST))
  return {
    lines: isAll ? markets : markets.slice(from, from + LINES_FIRST),
    more: markets.length > LINES_FIRST && (
      <button
        type="button"
        className="mk__more"
        aria-expanded={isAll}
        onClick={() => setAll(!isAll)}
      >
        {t(isAll ? 'fewer' : 'more')}
        <Icon of={isAll ? ChevronUp : ChevronDown} size="s" />
      </button>
    ),
  }
}

type CellProps = { event: PickedEvent; market: Market; pick: string; label?: string }

/** The price of a selection, or an empty place where there is none. */
export function Cell({ event, market, pick, label }: CellProps) {
  const selection = market.selections.find(({ key }) => key === pick)
  return selection ? (
    <OddsButton
      event={event}
      market={market}
      selection={selection}
      {...(label !== undefined && { label })}
    />
  ) : (
    <NoOdds />
  )
}

/** Under and over of each line. */
export function LinesBody({ card, event }: BodyProps) {
  const { lines, more } = useLines(card)
  return (
    <>
      <div className="mk__lines">
        <span className="mk__h">{t('line')}</span>
        <span className="mk__h">{t('under')}</span>
        <span className="mk__h">{t('over')}</span>
        {lines.map((market) => (
          <Fragment key={market.id}>
            <span className={lineClass(market, card)}>{formatLine(market.line ?? '')}</span>
            <Cell event={event} market={market} pick="under" />
            <Cell event={event} market={market} pick="over" />
          </Fragment>
        ))}
      </div>
      {more}
    </>
  )
}

const lineClass = (market: Market, { main }: Card): string =>
  market === main ? 'mk__line num is-main' : 'mk__line num'

/** Each side with its handicap, seen from itself. */
export function HandicapBody({ card, event, match }: BodyProps) {
  const { lines, more } = useLines(card)
  return (
    <>
      <div className="mk__lines mk__lines--two">
        <span className="mk__h">{match.home}</span>
        <span className="mk__h">{match.away}</span>
        {lines.map((market) => {
          const line = market.line ?? '0'
          return (
            <Fragment key={market.id}>
              <Cell event={event} market={market} pick="1" label={formatSignedLine(line)} />
              <Cell event={event} market={market} pick="2" label={formatSignedLine(turned(line))} />
            </Fragment>
          )
        })}
      </div>
      {more}
    </>
  )
}

/** The result with a head start: `0:1`. */
export function StartBody({ card, event }: BodyProps) {
  const { lines, more } = useLines(card)
  return (
    <>
      <div className="mk__lines mk__lines--three">
        <span />
        {['1', 'X', '2'].map((key) => (
          <span key={key} className="mk__h">
            {key}
          </span>
        ))}
        {lines.map((market) => (
          <Fragment key={market.id}>
            <span className={lineClass(market, card)}>{startOf(market.line ?? '0')}</span>
            {['1', 'X', '2'].map((key) => (
              <Cell key={key} event={event} market={market} pick={key} />
            ))}
          </Fragment>
        ))}
      </div>
      {more}
    </>
  )
}
