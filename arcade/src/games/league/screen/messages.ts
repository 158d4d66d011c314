import type { Message } from '../../../screens/game/game-screen.ts'
import { openMessage, shutMessage } from '../../../screens/room/market/messages.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { resultMessage } from '../../../screens/room/round/messages.ts'
import type { MatchEvent } from '../match.ts'
import type { Goals } from '../season.ts'
import { followedIn, HALF_TIME, minuteOf, phaseOf, scoreAt, shownIn, sidesOf } from './week-now.ts'
import { LEAGUE_WORDS } from './words.ts'

/** The one sentence of the message line. */
export function message(play: RoomPlay): Message {
  const { room, language } = play
  const words = LEAGUE_WORDS[language]
  switch (phaseOf(room)) {
    case 'betting':
      return openMessage(play)
    case 'closed':
      return shutMessage(play)
    case 'playing':
      return playingMessage(play)
    default: {
      const { week, results = [] } = shownIn(room)
      const ended = followedIn(room).map((match) => scored(week, match, results[match]))
      return resultMessage(play, words.ended(words.week(week + 1), ended.join('; ')))
    }
  }
}

/** `Galata Gücü 2, İzmir Körfez 1` */
function scored(week: number, match: number, goals: Goals = { home: 0, away: 0 }): string {
  const { home, away } = sidesOf(week, match)
  return `${home} ${goals.home}, ${away} ${goals.away}`
}

/** Goals and half-time of the followed matches are read out; the minute goes on unheard. */
function playingMessage({ room, language }: RoomPlay): Message {
  const words = LEAGUE_WORDS[language]
  const { season, week, events = [] } = shownIn(room)
  const minute = Math.floor(minuteOf(room, performance.now()))
  const matches = followedIn(room)
  const standing = matches.map((match) => scored(week, match, scoreAt(events[match] ?? [], minute)))
  const goals = matches
    .flatMap((match) => goalsBy(events[match] ?? [], minute).map((goal) => ({ match, goal })))
    .sort((one, other) => one.goal.minute - other.goal.minute)
  const last = goals.at(-1)
  const isHalf = minute >= HALF_TIME
  const half = isHalf && (last?.goal.minute ?? 0) < HALF_TIME
  const time = (season * 100 + week) * 100 + goals.length * 2 + Number(isHalf)
  const start = isHalf ? words.halfTime : words.kickOff
  const told = last && !half ? goalText(week, last, language) : start
  return { text: words.stands(minute, standing.join('; ')), aloud: { text: told, time } }
}

const goalsBy = (events: readonly MatchEvent[], minute: number): MatchEvent[] =>
  events.filter((event) => event.kind === 'goal' && event.minute <= minute)

type Goal = { match: number; goal: MatchEvent }

function goalText(week: number, { match, goal }: Goal, language: RoomPlay['language']): string {
  const team = sidesOf(week, match)[goal.side]
  return LEAGUE_WORDS[language].scored(goal.minute, team, scored(week, match, goal.score))
}
