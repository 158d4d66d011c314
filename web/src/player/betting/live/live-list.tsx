import type { EventRow } from '@zar/contract/betting/event'
import { ArrowRight } from 'lucide-react'
import { Link } from '../../../lib/router/router.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useEvents } from '../board/data/use-board.ts'
import '../frame/tree.css'
import { sportName } from '../../../lib/betting/sport-names.ts'
import { eventPath, PATHS } from '../paths.ts'
import { Clock } from '../stream/clock.tsx'
import { useEventNow } from '../stream/events.ts'
import { useTopic } from '../stream/use-topic.ts'
import './live-list.css'
import { bySport } from './overview/by-sport.ts'
import { t } from './texts.ts'

const EACH = 6

/** The other matches that are played now, at the left of one. */
export function LiveList({ current }: { current: string }) {
  const { data } = useEvents({ isLive: true })
  useTopic('events:live', data?.seq)
  if (!data) return <Skeleton height="480px" radius="16px" />
  return (
    <nav className="panel tree livelist" aria-label={t('others')}>
      {bySport(data.rows).map(({ sport, rows }) => (
        <section key={sport}>
          <h3>
            {t('sport', { sport: sportName(sport) })}
            <small className="num">{t('count', { count: rows.length })}</small>
          </h3>
          <ul>
            {rows.slice(0, EACH).map((row) => (
              <Match key={row.id} row={row} isCurrent={row.id === current} />
            ))}
          </ul>
        </section>
      ))}
      <Link to={PATHS.live} className="livelist__all">
        {t('all', { count: data.rows.length })}
        <Icon of={ArrowRight} size="s" />
      </Link>
    </nav>
  )
}

function Match({ row, isCurrent }: { row: EventRow; isCurrent: boolean }) {
  const { score } = useEventNow(row)
  return (
    <li>
      <Link to={eventPath(row.id)} {...(isCurrent && { 'aria-current': 'page' as const })}>
        <span className="livelist__clock">
          <Clock event={row} />
        </span>
        <span className="livelist__sides">
          {([0, 1] as const).map((at) => (
            <span key={at}>
              <span>{(at === 0 ? row.home : row.away).name}</span>
              <b className="num">{score?.total[at]}</b>
            </span>
          ))}
        </span>
      </Link>
    </li>
  )
}
