import type { EventRow, Market } from '@zar/contract/betting/event'
import { marginOf } from '@zar/contract/betting/odds'
import { ChevronDown, ChevronUp, Lock } from 'lucide-react'
import { useState } from 'react'
import { marketName, matchOf } from '../../../lib/betting/market-name.ts'
import { formatPercent } from '../../../lib/language/format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useNow } from '../frame/use-now.ts'
import { OddsButton } from '../odds/odds-button.tsx'
import { useSettings } from '../settings/settings.ts'
import { shortKickOff } from '../words/kick-off.ts'
import './outrights.css'
import { t } from './texts.ts'

type PanelProps = {
  season: EventRow
  market: Market
  /** Where several leagues are shown its name stands before the market’s. */
  hasLeague?: boolean
}

/** So many are shown until all are asked for. */
const FIRST = 6

/** A market of a season: who takes part, each with a price, the likeliest first. */
export function OutrightPanel({ season, market, hasLeague = false }: PanelProps) {
  const [isAll, setAll] = useState(false)
  const now = useNow()
  const offered = market.selections.filter(({ odds }) => odds !== null)
  const shown = isAll ? offered : offered.slice(0, FIRST)
  const own = marketName(market, matchOf(season))
  const name = hasLeague ? `${season.league.name} · ${own}` : own
  return (
    <section className="panel outr" aria-label={name}>
      <div className="outr__h">
        <h3>{name}</h3>
        <small className="num">
          {season.away.name} · {t('closes', { at: shortKickOff(season.startsAt, now) })}
          <Margin offered={offered} />
        </small>
      </div>
      {market.state === 'suspended' && <Why reason={market.reason} />}
      <div className="outr__g">
        {shown.map((selection) => (
          <OddsButton
            key={selection.id}
            event={season}
            market={market}
            selection={selection}
            label={selection.name ?? selection.key}
            crest={selection.key}
          />
        ))}
      </div>
      {offered.length > FIRST && (
        <button
          type="button"
          className="outr__more"
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {t(isAll ? 'fewer' : 'all')}
          <Icon of={isAll ? ChevronUp : ChevronDown} size="s" />
        </button>
      )}
    </section>
  )
}

/** The margin for each place: reciprocals add up to the places and less than half of one more. */
function Margin({ offered }: { offered: Market['selections'] }) {
  const { showsMargin } = useSettings()
  const odds = offered.map((one) => one.odds ?? 0)
  if (!showsMargin || odds.length === 0) return null
  const places = Math.max(1, Math.floor(marginOf(odds) + 1))
  const percent = formatPercent(Math.round(marginOf(odds, places) * 1_000) * 10)
  return <> · {t('margin', { percent })}</>
}

const REASONS = ['in_play', 'results'] as const

function Why({ reason }: Pick<Market, 'reason'>) {
  const known = REASONS.find((one) => one === reason)
  return (
    <p className="outr__why">
      <Icon of={Lock} size="s" />
      {known ? t(`shutBy.${known}`) : t('shut')}
    </p>
  )
}
