import { ClockRing } from '../../../screens/room/clock-ring.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { SEAT_WORDS } from '../../../screens/room/table/seats/words.ts'
import { TableClock } from '../../../screens/room/table/table-clock.tsx'
import { ownTurn, phaseOf, turnIn } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** How long who is in turn has, or the table for its insurance; else whether bets are open. Decoration. */
export function TurnClock({ play, hasWord = false }: RoomProps & { hasWord?: boolean }) {
  const { room, language } = play
  const phase = phaseOf(room)
  if (phase !== 'turn' && phase !== 'insurance') return <TableClock play={play} hasWord={hasWord} />
  const words = LIVE_WORDS[language]
  const at = turnIn(room)?.hand.place
  const whose = ownTurn(room) || at === undefined ? words.yours : SEAT_WORDS[language].seat(at)
  return (
    <div className="table-clock" aria-hidden="true">
      <ClockRing room={room} language={language} />
      {hasWord && <span>{phase === 'insurance' ? words.insure : whose}</span>}
    </div>
  )
}
