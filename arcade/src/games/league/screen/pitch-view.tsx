import { BALL_DRAWING, PITCH, WASH } from '@zar/art/studio/pitch'
import { useMemo } from 'react'
import { Drawn } from '../../../screens/kit/art/drawn.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import type { Side } from '../match.ts'
import { filmOf, frameAt, type Spot } from './film.ts'
import { pointOf, VIEW } from './pitch.ts'
import { phaseOf, shownIn, sidesOf } from './week-now.ts'
import { LEAGUE_WORDS } from './words.ts'

const KITS: Record<Side, { shirt: string; ring: string }> = {
  home: { shirt: '#E5563F', ring: '#FFF4E2' },
  away: { shirt: '#F7F0DF', ring: '#14205A' },
}

/** The sides as discs that go where the film has them. */
export function Pitch({ play, match, minute }: RoomProps & { match: number; minute: number }) {
  const { room, language } = play
  const { season, week, events } = shownIn(room)
  const film = useMemo(
    () => filmOf(events?.[match] ?? [], `${season}.${week}.${match}`),
    [events, season, week, match],
  )
  const frame = frameAt(film, minute)
  const sides = sidesOf(week, match)
  const isPlaying = phaseOf(room) === 'playing'
  if (!frame) return null
  const at = film.indexOf(frame)
  const before = film[at - 1]?.ball
  return (
    <svg
      className="league__pitch"
      viewBox={VIEW}
      role="img"
      aria-label={LEAGUE_WORDS[language].pitch(sides.home, sides.away)}
    >
      <Drawn drawing={PITCH} />
      <g
        className={isPlaying ? 'league__wash league__wash--on' : 'league__wash'}
        transform={frame.side === 'home' ? undefined : 'rotate(180 538 274)'}
      >
        <Drawn drawing={WASH} />
      </g>
      {isPlaying && before && <Pass key={at} from={before} to={frame.ball} />}
      {(['home', 'away'] as const).flatMap((side) =>
        frame[side].map((spot, player) => (
          <Disc key={`${side}${player}`} side={side} number={player + 1} spot={spot} />
        )),
      )}
      <g className="league__disc" style={{ transform: shiftOf(frame.ball) }}>
        <Drawn drawing={BALL_DRAWING} />
      </g>
    </svg>
  )
}

const shiftOf = (spot: Spot): string => {
  const [x, y] = pointOf(spot)
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
}

function Disc({ side, number, spot }: { side: Side; number: number; spot: Spot }) {
  const { shirt, ring } = KITS[side]
  return (
    <g className="league__disc" style={{ transform: shiftOf(spot) }}>
      <ellipse cy="17" rx="17" ry="6" fill="#05081A" fillOpacity=".45" />
      <circle r="17" fill={shirt} stroke={ring} strokeWidth="3.5" />
      <text y="6" fill={ring}>
        {number}
      </text>
    </g>
  )
}

function Pass({ from, to }: { from: Spot; to: Spot }) {
  const [[x1, y1], [x2, y2]] = [pointOf(from), pointOf(to)]
  return <line className="league__pass" x1={x1} y1={y1} x2={x2} y2={y2} />
}
