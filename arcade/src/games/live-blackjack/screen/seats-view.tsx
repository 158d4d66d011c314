import type { Language } from '../../../protocol.ts'
import { money } from '../../../screens/figures.ts'
import { CardPicture } from '../../../screens/kit/art/card.tsx'
import { faceOf } from '../../../screens/kit/art/card-face.ts'
import { RANK_NAMES } from '../../../screens/kit/card-words.ts'
import { stakeOn } from '../../../screens/kit/chips/placing.ts'
import { useNow } from '../../../screens/room/clock-ring.tsx'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import { leftOf, returnedOf, ridingOf, stakedOf } from '../../../screens/room/round/phases.ts'
import { useTableChips } from '../../../screens/room/table/chip-bets-context.tsx'
import { type SeatPress, SeatView } from '../../../screens/room/table/seats/seat-view.tsx'
import type { SeatNow } from '../../../screens/room/table/seats/seats.ts'
import { SEAT_WORDS } from '../../../screens/room/table/seats/words.ts'
import { type Hand, isBlackjack, returnOfHand } from '../../blackjack/play.ts'
import { spokenTotal } from '../../blackjack/screen/message.ts'
import { type Ending, outcomeOf, totalText } from '../../blackjack/screen/shown.ts'
import { BLACKJACK_WORDS } from '../../blackjack/screen/words.ts'
import type { Card } from '../../cards.ts'
import { rankOf } from '../../cards.ts'
import { LENGTHS } from '../table.ts'
import { CardPlaces } from './felt/print.tsx'
import { behindPlace, type Lying, ownBehind, phaseOf, seatPlace, turnIn } from './table-now.ts'
import { useTable } from './table-view.tsx'
import { LIVE_WORDS } from './words.ts'

/** Round the edge of the table, from the left (GAMES.md 7.3). */
const SPOTS = [
  [86, 262],
  [204, 436],
  [362, 508],
  [538, 532],
  [714, 508],
  [872, 436],
  [990, 262],
] as const

const EVERY_MS = 250

type Props = { play: RoomPlay; lying: Lying }

export function Seats({ play, lying }: Props) {
  const { seats } = useTable()
  const now = useNow(EVERY_MS)
  const inTurn = turnIn(play.room)?.hand
  const left = leftOf(play.room, now) / LENGTHS.turn
  return (
    <ol className="seats" aria-label={SEAT_WORDS[play.language].seats}>
      {seats.map((seat) => (
        <Seat
          key={seat.at}
          seat={seat}
          play={play}
          lying={lying}
          inTurn={inTurn?.place === seat.at ? inTurn : undefined}
          left={left}
        />
      ))}
    </ol>
  )
}

type SeatProps = Props & { seat: SeatNow; inTurn: Hand | undefined; left: number }

function Seat({ seat, play, lying, inTurn, left }: SeatProps) {
  const bets = useTableChips()
  const { language, room } = play
  const hands = lying.hands.filter(({ place }) => place === seat.at)
  const [x = 0, y = 0] = SPOTS[seat.at] ?? []
  const isMine = seat.state === 'mine'
  const laid = stakeOn(bets.all, seatPlace(seat.at))
  const staked = hands.reduce((sum, { stakeKurus }) => sum + stakeKurus, 0)
  const isOver = phaseOf(room) === 'result'
  const own = ridingOf(room)
  const isWon = isMine && (returnedOf(own) ?? 0) > stakedOf(own)
  return (
    <SeatView
      seat={seat}
      language={language}
      spot={{ x, y }}
      stakeKurus={staked || (isMine ? laid : (seat.bet?.stakeKurus ?? 0))}
      {...(isMine && { place: seatPlace(seat.at) })}
      press={usePress(seat, language)}
      left={inTurn && left}
      said={hands.map((hand) => saidOf(hand, language)).join(' ')}
    >
      {isMine && hands.length === 0 && <CardPlaces />}
      {hands.some(({ cards }) => cards.length > 0) && (
        <span className={`kubbe-hands${hands.length > 1 ? ' kubbe-hands--split' : ''}`}>
          {hands.map((hand, at) => (
            <HandView
              key={at}
              hand={hand}
              isActing={hand === inTurn}
              dealer={isOver ? lying.dealer : undefined}
              isWon={isWon}
              language={language}
            />
          ))}
        </span>
      )}
      <Behind seat={seat} play={play} />
    </SeatView>
  )
}

/** What a press of the seat does now; nothing once bets are closed. */
function usePress(seat: SeatNow, language: Language): SeatPress | undefined {
  const { press, whyNoPress } = useTable()
  const words = SEAT_WORDS[language]
  const why = whyNoPress(seat.at)
  if (why === 'closed') return undefined
  const word = seat.state === 'taken' ? words.betBehind : words.sit
  return { word, isOff: why !== undefined, press: () => press(seat.at) }
}

/** What the player has behind this seat. */
function Behind({ seat, play: { room, language } }: { seat: SeatNow; play: RoomPlay }) {
  const bets = useTableChips()
  const ridden = ownBehind(room, seat.at).reduce((sum, { stakeKurus }) => sum + stakeKurus, 0)
  const stakeKurus = Math.max(ridden, stakeOn(bets.all, behindPlace(seat.at)))
  if (stakeKurus === 0) return null
  return (
    <span className="kubbe__behind" data-chips={behindPlace(seat.at)}>
      <i>{LIVE_WORDS[language].behind}</i> {money(stakeKurus)}
    </span>
  )
}

type HandProps = {
  hand: Hand
  isActing: boolean
  /** Once the round is over. */
  dealer: readonly Card[] | undefined
  /** The player's round returned more than it staked: only that is celebrated. */
  isWon: boolean
  language: Language
}

function HandView({ hand, isActing, dealer, isWon, language }: HandProps) {
  const ending = dealer && outcomeOf(hand, [...dealer]).ending
  const looks = [
    'kubbe-hand',
    isActing && 'kubbe-hand--acting',
    ending && `kubbe-hand--${ending}`,
    dealer && isWon && returnOfHand(hand, dealer) > hand.stakeKurus && 'kubbe-hand--best',
  ]
  return (
    <span className={looks.filter(Boolean).join(' ')}>
      {hand.cards.map((card, at) => (
        <CardPicture key={`${at}.${card}`} drawing={faceOf(card)} className="kubbe-card" />
      ))}
      <Total hand={hand} isActing={isActing} ending={ending} language={language} />
    </span>
  )
}

type TotalProps = {
  hand: Hand
  isActing: boolean
  ending: Ending | undefined
  language: Language
}

function Total({ hand, isActing, ending, language }: TotalProps) {
  if (hand.cards.length === 0) return null
  const isBest = isBlackjack(hand)
  const looks = [
    'kubbe__total',
    isActing && 'kubbe__total--on',
    isBest && (!ending || ending === 'blackjack') && 'kubbe__total--best',
  ]
  return (
    <b className={looks.filter(Boolean).join(' ')}>
      {isBest ? 'BJ' : totalText(hand.cards, isActing)}
      {ending && <small>{BLACKJACK_WORDS[language].endings[ending]}</small>}
    </b>
  )
}

/** `Sekiz, beş. 13.` */
function saidOf({ cards }: Hand, language: Language): string {
  const names = cards.map((card) => RANK_NAMES[language][rankOf(card)]).join(', ')
  return cards.length > 0 ? `${names}. ${spokenTotal(cards, language)}.` : ''
}
