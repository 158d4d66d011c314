import type { Language } from '../../../protocol.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import { capital } from '../../../screens/kit/card-words.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  bettingMessage,
  closedMessage,
  resultMessage,
} from '../../../screens/room/round/messages.ts'
import { leftOf, ridingOf } from '../../../screens/room/round/phases.ts'
import { SEAT_WORDS } from '../../../screens/room/table/seats/words.ts'
import { isAce, pointsOfHand } from '../../blackjack/hand.ts'
import { how, spokenTotal } from '../../blackjack/screen/message.ts'
import { BLACKJACK_WORDS } from '../../blackjack/screen/words.ts'
import type { Card } from '../../cards.ts'
import { pointsOf } from '../../cards.ts'
import {
  askedToInsure,
  lyingIn,
  ownSeatBet,
  ownTurn,
  phaseOf,
  seatOfBet,
  shownIn,
  turnIn,
} from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** The one sentence of the line. What others do is seen, and not read out. */
export function message(play: RoomPlay): Message {
  const { room, language } = play
  const words = LIVE_WORDS[language]
  switch (phaseOf(room)) {
    case 'betting':
      return bettingMessage(play)
    case 'closed':
      return closedMessage(play)
    case 'dealing':
      return { text: words.dealing }
    case 'insurance':
      return insuranceMessage(play)
    case 'peek':
      return { text: words.peek }
    case 'turn':
      return turnMessage(play)
    case 'dealer':
      return silent(dealerText(play), play)
    default:
      return resultMessage(play, ending(play))
  }
}

/** Seen, and not read out. */
const silent = (text: string, { room }: RoomPlay): Message => ({
  text,
  aloud: { text: '', time: room.view.round?.number ?? 0 },
})

function insuranceMessage(play: RoomPlay): Message {
  const { room, language } = play
  const words = LIVE_WORDS[language]
  if (askedToInsure(room).length === 0)
    return { text: ridingOf(room).length > 0 ? words.answered : words.othersInsure }
  const seconds = Math.max(1, Math.ceil(leftOf(room, performance.now()) / 1_000))
  const first = Math.ceil((room.view.round?.phase.lengthMs ?? 0) / 1_000)
  const time = room.view.round?.number ?? 0
  return { text: words.offer(seconds), aloud: { text: words.offer(first), time } }
}

function turnMessage(play: RoomPlay): Message {
  const { room, language } = play
  const words = LIVE_WORDS[language]
  const own = ownTurn(room)
  const now = own ?? turnIn(room)
  if (!now) return { text: '' }
  const { cards, place } = now.hand
  const total = spokenTotal(cards, language)
  if (!own) return silent(words.turnOf(SEAT_WORDS[language].seat(place), total), play)
  const [up = 0] = shownIn(room).dealer ?? []
  const dealer = isAce(up) ? words.ace : String(pointsOf(up))
  return {
    text: words.yourTurn(total, dealer),
    aloud: {
      text: words.yourTurnAloud(
        capital(inWords(cards, language), language),
        isAce(up) ? words.ace : (words.numbers[pointsOf(up)] ?? ''),
      ),
      time: own.turn,
    },
  }
}

/** `on üç`, `yumuşak on yedi` */
function inWords(cards: readonly Card[], language: Language): string {
  const words = LIVE_WORDS[language]
  const { points, isSoft } = pointsOfHand(cards)
  const number = words.numbers[points] ?? String(points)
  return isSoft && points < 21 ? words.soft(number) : number
}

function dealerText({ room, language, isStill }: RoomPlay): string {
  const words = BLACKJACK_WORDS[language]
  const { dealer, hole } = lyingIn(room, isStill ? Number.POSITIVE_INFINITY : performance.now())
  if (hole === 'down') return words.turning
  const all = shownIn(room).dealer?.length ?? 0
  const { points } = pointsOfHand(dealer)
  if (points > 21) return words.dealerBust(points)
  return dealer.length < all ? words.dealerDraws(points) : words.dealerStands(points)
}

/** Of the own hands; of the table where the player has none. */
function ending({ room, language }: RoomPlay): string {
  const { hands = [], dealer = [] } = shownIn(room)
  const seat = ownSeatBet(room)
  const own = hands.filter(({ place }) => seat && place === seatOfBet(seat.bet))
  if (own.length > 0) return how({ hands: own, dealer: [...dealer] }, language)
  const words = BLACKJACK_WORDS[language]
  const { points } = pointsOfHand(dealer)
  if (points > 21) return words.dealerBust(points)
  return words.dealerStands(points)
}
