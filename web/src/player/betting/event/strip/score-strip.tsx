import type { EventPage } from '@zar/contract/betting/event'
import { ChevronLeft, Star } from 'lucide-react'
import { longPeriod } from '../../../../lib/betting/match-clock.ts'
import { Link } from '../../../../lib/router/router.tsx'
import { Tag } from '../../../../ui/data-display/tag.tsx'
import { Crest } from '../../../../ui/icons/crest.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { toggleFavourite, useFavourites } from '../../favourites/favourites.ts'
import { useNow } from '../../frame/use-now.ts'
import { leaguePath } from '../../paths.ts'
import { useEventNow } from '../../stream/events.ts'
import { longDay } from '../../words/kick-off.ts'
import { t } from '../texts.ts'
import { LiveScore } from './live-score.tsx'
import './score-strip.css'
import { clockOf } from '../../times/clock.ts'

const isPlayed = (state: EventPage['state']) => state === 'live' || state === 'interrupted'

/** Who plays, when, or how it stands. */
export function ScoreStrip({ event }: { event: EventPage }) {
  const { state, score, clock } = useEventNow(event)
  const isLive = isPlayed(state) && score !== null
  return (
    <section className={isLive ? 'score score--live' : 'score'} aria-label={nameOf(event)}>
      <div className="score__top">
        <Link to={leaguePath(event.league.id)} className="score__back">
          <Icon of={ChevronLeft} size="s" />
          {isLive && clock ? (
            <Tag kind="live">{longPeriod(clock.period, event.sport) || event.league.name}</Tag>
          ) : (
            event.league.name
          )}
        </Link>
        {isLive && <span className="score__league">{event.league.name}</span>}
        <StarEvent event={event} />
      </div>
      <div className="score__main">
        <Team side={event.home} />
        <div className="score__middle">
          {isLive ? (
            <LiveScore event={event} score={score} />
          ) : (
            <Start event={event} state={state} />
          )}
        </div>
        <Team side={event.away} isAway />
      </div>
    </section>
  )
}

export const nameOf = ({ home, away }: Pick<EventPage, 'home' | 'away'>): string =>
  `${home.name} – ${away.name}`

function Team({ side, isAway = false }: { side: EventPage['home']; isAway?: boolean }) {
  return (
    <div className={isAway ? 'score__team score__team--away' : 'score__team'}>
      <Crest code={side.id} size={56} />
      <span>{side.name}</span>
    </div>
  )
}

function Start({ event, state }: { event: EventPage; state: EventPage['state'] }) {
  const now = useNow()
  return (
    <>
      <b className="score__start num">{clockOf(event.startsAt)}</b>
      <small className="num">
        {state === 'scheduled' || isPlayed(state)
          ? longDay(Date.parse(event.startsAt), now)
          : t(`state_${state}`)}
      </small>
    </>
  )
}

function StarEvent({ event }: { event: EventPage }) {
  const isOn = useFavourites().events.some(({ id }) => id === event.id)
  const name = nameOf(event)
  return (
    <span className="score__acts">
      <button
        type="button"
        className="ibtn"
        aria-label={t('favourite', { name })}
        aria-pressed={isOn}
        onClick={() => toggleFavourite('events', { id: event.id, name })}
      >
        <Icon of={Star} />
      </button>
    </span>
  )
}
