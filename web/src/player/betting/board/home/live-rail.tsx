import type { EventRow } from '@zar/contract/betting/event'
import { memo } from 'react'
import { Link } from '../../../../lib/router/router.tsx'
import { useFavourites } from '../../favourites/favourites.ts'
import { NoOdds, OddsButton } from '../../odds/odds-button.tsx'
import { eventPath } from '../../paths.ts'
import { Clock } from '../../stream/clock.tsx'
import { useEventNow } from '../../stream/events.ts'
import { useTopic } from '../../stream/use-topic.ts'
import { useEvents } from '../data/use-board.ts'
import { liveColumnsOf, marketIn } from '../row/columns.ts'
import { Sides } from '../row/sides.tsx'
import './live-rail.css'
import { t } from './texts.ts'

const RAIL_MAX = 12

/** The matches that are played now, those with a star first. */
export function LiveRail() {
  const live = useEvents({ isLive: true, take: RAIL_MAX })
  useTopic('events:live', live.data?.seq)
  const { teams, leagues, events } = useFavourites()
  const starred = new Set([...teams, ...leagues, ...events].map(({ id }) => id))
  const isStarred = ({ id, home, away, league }: EventRow) =>
    [id, home.id, away.id, league.id].some((one) => starred.has(one))
  const rows = live.data?.rows ?? []
  if (rows.length === 0) return null
  const sorted = [...rows].sort((a, b) => Number(isStarred(b)) - Number(isStarred(a)))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="liverail" aria-label={t('live')} tabIndex={0}>
      {sorted.map((row) => (
        <LiveCard key={row.id} row={row} />
      ))}
    </section>
  )
}

/** A match that is played now, with the prices of its result. */
export const LiveCard = memo(function LiveCard({ row }: { row: EventRow }) {
  const { score, marketCount } = useEventNow(row)
  const [column] = liveColumnsOf(row.sport)
  const market = column && marketIn(row, column)
  return (
    <div className="lcard">
      <Link className="lcard__link" to={eventPath(row.id)}>
        <span className="lcard__top">
          <b>
            <Clock event={row} />
          </b>
          <span>{row.league.name}</span>
          <span className="num">+{marketCount}</span>
        </span>
        <Sides event={row} score={score} />
      </Link>
      <div className="lcard__prices">
        {column?.selections.map((key) => {
          const selection = market?.selections.find((one) => one.key === key)
          return market && selection ? (
            <OddsButton key={selection.id} event={row} market={market} selection={selection} />
          ) : (
            <NoOdds key={key} />
          )
        })}
      </div>
    </div>
  )
})
