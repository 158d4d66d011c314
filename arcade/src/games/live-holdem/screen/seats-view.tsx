import type { Language } from '../../../protocol.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { BACK, faceOf } from '../../../screens/kit/art/card-face.ts'
import { cardInText } from '../../../screens/kit/card-words.ts'
import { handText } from '../../../screens/kit/hand-text.ts'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import type { RoomProps } from '../../../screens/room/room-screen.ts'
import { leftOf } from '../../../screens/room/round/phases.ts'
import { type SeatPress, SeatView } from '../../../screens/room/table/seats/seat-view.tsx'
import type { SeatNow } from '../../../screens/room/table/seats/seats.ts'
import { SEAT_WORDS } from '../../../screens/room/table/seats/words.ts'
import { bestOf, openCards, type Slot } from '../../holdem/screen/shown.ts'
import { type Course, LENGTHS } from '../rules.ts'
import { useTableSeat } from './seat-context.tsx'
import { boardOf, courseIn, handOf, phaseOf } from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** Round the edge of the table, from the left; where the own cards lie above one. */
export const SPOTS = [
  { x: 84, y: 312 },
  { x: 172, y: 466 },
  { x: 314, y: 550 },
  { x: 762, y: 550 },
  { x: 904, y: 466 },
  { x: 992, y: 312 },
] as const

/** How often the time that is left is drawn anew. */
const EVERY_MS = 250

export function Seats({ play }: RoomProps) {
  const { seats } = useTableSeat()
  const now = useNow(EVERY_MS)
  const left = leftOf(play.room, now) / LENGTHS.decision
  return (
    <ol className="seats" aria-label={SEAT_WORDS[play.language].seats}>
      {seats.map((seat) => (
        <Seat key={seat.at} play={play} seat={seat} left={left} />
      ))}
    </ol>
  )
}

type SeatProps = RoomProps & { seat: SeatNow; left: number }

function Seat({ play, seat, left }: SeatProps) {
  const { room, language } = play
  const { bet } = seat
  const isMine = seat.state === 'mine'
  const course = bet ? courseIn(bet) : null
  const isActing = phaseOf(room) === 'decision' && course?.end === null
  return (
    <SeatView
      seat={seat}
      language={language}
      spot={SPOTS[seat.at] ?? SPOTS[0]}
      stakeKurus={isMine ? 0 : (bet?.stakeKurus ?? 0)}
      press={usePress(seat, language)}
      left={isActing ? left : undefined}
      said={course ? saidOf(course, boardOf(room), language) : ''}
    >
      {bet && !isMine && <Hand play={play} bet={bet} />}
    </SeatView>
  )
}

/** A free seat is sat down at, the own one left, while no bet of the player lies. */
function usePress(seat: SeatNow, language: Language): SeatPress | undefined {
  const { isPlayed, sit, leave } = useTableSeat()
  const words = LIVE_WORDS[language]
  if (isPlayed) return undefined
  if (seat.state === 'mine') return { word: words.stand, isOff: false, press: leave }
  if (seat.state !== 'free') return undefined
  return { word: words.sit, isOff: false, press: () => sit(seat.at) }
}

type HandProps = RoomProps & { bet: NonNullable<SeatNow['bet']> }

/** Somebody's two cards and what they did. Decoration: the seat says it in its name. */
function Hand({ play: { room, language }, bet }: HandProps) {
  const course = courseIn(bet)
  const slots = handOf(room, bet)
  if (!course || slots.length === 0) return null
  const isOut = course.end === 'folded'
  const tag = tagOf(course, boardOf(room), language)
  return (
    <span className={`poker-hand${isOut ? ' poker-hand--out' : ''}`} aria-hidden="true">
      {slots.map((slot, at) => (
        <CardPicture
          key={`${at}.${slot}`}
          drawing={typeof slot === 'number' ? faceOf(slot) : BACK}
          className={`poker-card${typeof slot === 'number' ? ' poker-card--open' : ''}`}
        />
      ))}
      {tag && <b className="poker-tag">{tag}</b>}
    </span>
  )
}

/** Whether it called or folded; once its cards are open and it was not folded, its hand. */
function tagOf(course: Course, board: readonly Slot[], language: Language): string {
  const { end, hand } = course
  if (end === null) return ''
  const best = end === 'called' && hand ? bestOf(hand, board) : undefined
  return best ? (handText(best, language).split(',')[0] ?? '') : LIVE_WORDS[language].ends[end]
}

/** `Devam etti. Karo kız, karo as. Döper, kız ve dört.` */
function saidOf(course: Course, board: readonly Slot[], language: Language): string {
  const { end, hand } = course
  const cards = hand?.map((card) => cardInText(card, language)).join(', ')
  const best = hand && openCards(board).length === 5 ? bestOf(hand, board) : undefined
  return [
    end && LIVE_WORDS[language].saidEnds[end],
    cards && `${cards}.`,
    best && `${handText(best, language)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
