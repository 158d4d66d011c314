import type { EventRow } from '@zar/contract/betting/event'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { clockText, underClock } from '../../../../lib/betting/match-clock.ts'
import { Link } from '../../../../lib/router/router.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { eventPath } from '../../paths.ts'
import { Clock } from '../../stream/clock.tsx'
import { useEventNow } from '../../stream/events.ts'
import { kickOff } from '../../words/kick-off.ts'
import { leagueCode } from '../../words/league-code.ts'
import type { Column } from './columns.ts'
import { RowPrices } from './prices-of-row.tsx'
import './row.css'
import { Sides } from './sides.tsx'
import { t } from './texts.ts'

type RowProps = {
  row: EventRow
  columns: readonly Column[]
  /** The moment by which days and minutes are named. */
  now: number
  /** Under the head of a day, where the league is told in place of the day. */
  isByTime?: boolean
}

/** One match of a list: when, who, its prices, and how many markets more it has. */
export const MatchRow = memo(function MatchRow({ row, columns, now, isByTime }: RowProps) {
  const { marketCount } = useEventNow(row)
  const shown = row.markets.length
  const left = Math.max(0, marketCount - shown)
  return (
    <li className="fx" data-event={row.id}>
      <Who row={row} now={now} isByTime={isByTime ?? false} />
      <RowPrices row={row} columns={columns} />
      <Link
        className="fx__more num"
        to={eventPath(row.id)}
        tabIndex={-1}
        aria-label={left > 0 ? t('more', { count: left }) : t('openMatch')}
      >
        {left > 0 ? t('moreShort', { count: left }) : <Icon of={ChevronRight} size="s" />}
      </Link>
    </li>
  )
})

function Who({ row, now, isByTime }: { row: EventRow; now: number; isByTime: boolean }) {
  const { score, clock, state } = useEventNow(row)
  const isLive = state === 'live' || state === 'interrupted'
  const { clock: time, day } = kickOff(row.startsAt, now)
  const league = row.league.name
  return (
    <div className={isLive ? 'fx__id fx__id--live' : 'fx__id'}>
      <div className="fx__when num">
        {isLive ? (
          <>
            <b>
              <Clock event={row} />
            </b>
            <small>{score?.points?.join('–') ?? (clock && underClock(clock))}</small>
          </>
        ) : (
          <>
            <b>{time}</b>
            <small>{isByTime ? leagueCode(row.league.country) : day}</small>
          </>
        )}
      </div>
      <Link className="fx__sides" to={eventPath(row.id)}>
        {isLive && clock && (
          <span className="sr">
            {t('rowClock', { clock: clockText(clock, clock.elapsedS, row.sport) })}
          </span>
        )}
        <Sides event={row} score={isLive ? score : null} hasParts={row.sport !== 'football'} />
        <span className="sr">
          {isLive ? t('rowLeague', { league }) : t('rowWhen', { day, clock: time, league })}
        </span>
      </Link>
    </div>
  )
}
