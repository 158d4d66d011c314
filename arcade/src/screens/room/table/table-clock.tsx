import { ClockRing } from '../clock-ring.tsx'
import type { RoomPlay } from '../room-screen.ts'
import { kindOf } from '../round/phases.ts'
import { ROUND_WORDS } from '../round/words.ts'

type Props = {
  play: RoomPlay
  hasWord?: boolean
  /** A player's own time runs in this phase. */
  isTimed?: boolean
}

/** How long bets are open, and that they are. Decoration: the message line says it. */
export function TableClock({ play, hasWord = false, isTimed = false }: Props) {
  const { room, language } = play
  const isOpen = kindOf(room) === 'betting'
  const words = ROUND_WORDS[language]
  return (
    <div className={`table-clock${isOpen ? '' : ' table-clock--closed'}`} aria-hidden="true">
      {isOpen || isTimed ? <ClockRing room={room} language={language} /> : <Shut />}
      {hasWord && <span>{isOpen ? words.open : words.closed}</span>}
    </div>
  )
}

const Shut = () => (
  <svg className="ring" viewBox="-50 -50 100 100" aria-hidden="true">
    <circle r="47" fill="#0D1329" />
    <circle r="40" className="ring__ground" />
    <path d="M-13 -2V-12A13 13 0 0 1 13 -12V-2M-18 -2H18V20H-18Z" className="ring__shut" />
  </svg>
)
