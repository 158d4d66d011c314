import { useState } from 'react'
import { custom } from '../../../screens/game/game-screen.ts'
import { keepFocus } from '../../../screens/kit/keep-focus.ts'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { TableClock } from '../../../screens/room/table/table-clock.tsx'
import { range } from '../../shuffle.ts'
import { type MatchEvent, MINUTES } from '../match.ts'
import { MATCHES } from '../season.ts'
import { Crest } from './crest-picture.tsx'
import { Pitch } from './pitch-view.tsx'
import { useLeagueSounds } from './use-league-sounds.ts'
import { followedIn, minuteOf, phaseOf, scoreAt, shownIn, sidesOf } from './week-now.ts'
import { LEAGUE_WORDS } from './words.ts'

const [TICK_MS, GOAL_MINUTES] = [300, 2.4]

/** The match that is watched, its score and goals, and the scores of the others. */
export function Stage({ play }: RoomProps) {
  const { room, language, isStill } = play
  const words = LEAGUE_WORDS[language]
  const nowMs = useNow(TICK_MS)
  const [chosen, choose] = useState<number>()
  const minute = minuteOf(room, nowMs)
  const { week, events } = shownIn(room)
  const match = chosen ?? followedIn(room)[0] ?? 0
  const own = events?.[match] ?? []
  const sides = sidesOf(week, match)
  useLeagueSounds(play)
  return (
    <div className="league">
      <div className="league__score scene-plate">
        <span>
          {sides.home} <Crest team={sides.home} size={44} />
        </span>
        <Score play={play} events={own} minute={minute} />
        <span>
          <Crest team={sides.away} size={44} /> {sides.away}
        </span>
      </div>
      {isStill ? (
        <Events play={play} events={own} match={match} minute={minute} />
      ) : (
        <Pitch play={play} match={match} minute={minute} />
      )}
      <Timeline play={play} events={own} minute={minute} />
      <fieldset className="league__scores num" aria-label={words.scores}>
        {range(0, MATCHES - 1).map((one) => {
          const { home, away } = sidesOf(week, one)
          const goals = scoreAt(events?.[one] ?? [], minute)
          const score = events ? `${goals.home}–${goals.away}` : '–'
          return (
            <button
              key={one}
              type="button"
              aria-pressed={one === match}
              aria-label={`${words.versus(home, away)} ${events ? score : ''}`}
              onMouseDown={keepFocus}
              onClick={() => choose(one)}
            >
              <Crest team={home} size={22} />
              <b>{score}</b>
              <Crest team={away} size={22} />
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}

type MatchProps = RoomProps & { events: readonly MatchEvent[]; minute: number }

/** The clock under it says when a goal has just fallen. */
function Score({ play, events, minute }: MatchProps) {
  const { room, language } = play
  const words = LEAGUE_WORDS[language]
  const phase = phaseOf(room)
  if (phase === 'betting' || phase === 'closed' || phase === 'none')
    return <TableClock play={play} hasWord />
  const { home, away } = scoreAt(events, minute)
  const isGoal = events.some(
    ({ kind, minute: at }) => kind === 'goal' && at <= minute && minute < at + GOAL_MINUTES,
  )
  const clock = phase === 'result' ? words.over : words.minute(Math.floor(minute))
  return (
    <b className="num">
      {home} : {away}
      <small className={isGoal && phase === 'playing' ? 'league__goal' : undefined}>
        {isGoal && phase === 'playing' ? words.goal : clock}
      </small>
    </b>
  )
}

function Timeline({ play: { language }, events, minute }: MatchProps) {
  const words = LEAGUE_WORDS[language]
  const goals = events.filter((event) => event.kind === 'goal' && event.minute <= minute)
  const minutes = goals.map((goal) => goal.minute).join(', ')
  return (
    <div
      className="league__line scene-plate"
      role="img"
      aria-label={goals.length > 0 ? words.goals(minutes) : words.noGoals}
    >
      <i style={custom({ '--share': String(minute / MINUTES) })} />
      {goals.map((goal) => (
        <em
          key={`${goal.side}${goal.score?.home}.${goal.score?.away}`}
          className={`league__mark league__mark--${goal.side}`}
          style={custom({ '--at': String(goal.minute / MINUTES) })}
        />
      ))}
    </div>
  )
}

/** Where nothing may move: what happened so far, the newest first. */
function Events({
  play: { room, language },
  events,
  match,
  minute,
}: MatchProps & { match: number }) {
  const words = LEAGUE_WORDS[language]
  const sides = sidesOf(shownIn(room).week, match)
  const seen = events.filter((event) => event.minute <= minute)
  return (
    <ol className="league__events num" aria-label={words.events}>
      {seen.length === 0 && <li>{words.noEvents}</li>}
      {seen.toReversed().map((event, at) => (
        <li key={at} className={event.kind === 'goal' ? 'league__event--goal' : undefined}>
          <b>{words.minute(event.minute)}</b> {words.event[event.kind]} · {sides[event.side]}
        </li>
      ))}
    </ol>
  )
}
