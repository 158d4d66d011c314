import { ChevronDown, ChevronUp } from 'lucide-react'
import { Fragment, useState } from 'react'
import { formatLine } from '../../../../lib/betting/line.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { BodyProps } from './body-props.ts'
import { Cell } from './line-bodies.tsx'
import { t } from './texts.ts'

const PLAYERS_FIRST = 6
const COLUMNS = ['player.first', 'player.any', 'player.two'] as const

/** A player a line, with a price in each of the markets. */
export function PlayersBody({ card, event }: BodyProps) {
  const [isAll, setAll] = useState(false)
  const players = playersIn(card.markets)
  const shown = isAll ? players : players.slice(0, PLAYERS_FIRST)
  return (
    <>
      <div className={`mk__players mk__players--${card.markets.length}`}>
        <span />
        {card.markets.map(({ id, key, line }) => (
          <span key={id} className="mk__h">
            {line === null
              ? t(COLUMNS.find((one) => one === key) ?? 'player')
              : t('above', { line: formatLine(line) })}
          </span>
        ))}
        {shown.map(([key, name]) => (
          <Fragment key={key}>
            <span className="mk__player">{name}</span>
            {card.markets.map((market) => (
              <Cell key={market.id} event={event} market={market} pick={key} />
            ))}
          </Fragment>
        ))}
      </div>
      {players.length > PLAYERS_FIRST && (
        <button
          type="button"
          className="mk__more"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {t(isAll ? 'squadFewer' : 'squad')}
          <Icon of={isAll ? ChevronUp : ChevronDown} size="s" />
        </button>
      )}
    </>
  )
}

/** Every player of the markets once, and what is said where nobody does it. */
function playersIn(markets: BodyProps['card']['markets']): [key: string, name: string][] {
  const names = markets.flatMap(({ selections }) =>
    selections.map(({ key, name }) => [key, name ?? t('none')] as const),
  )
  return [...new Map(names)]
}
