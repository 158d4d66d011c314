import type { Language } from '../../../protocol.ts'
import { money, signedMoney } from '../../../screens/figures.ts'
import type { Message } from '../../../screens/game/game-screen.ts'
import { cardInText } from '../../../screens/kit/card-words.ts'
import { handText } from '../../../screens/kit/hand-text.ts'
import type { RoomPlay } from '../../../screens/room/room-screen.ts'
import {
  bettingMessage,
  closedMessage,
  resultMessage,
} from '../../../screens/room/round/messages.ts'
import { leftOf } from '../../../screens/room/round/phases.ts'
import type { Card } from '../../cards.ts'
import { dealerQualifies } from '../../holdem/rules.ts'
import { endOf } from '../../holdem/screen/ending.ts'
import { openCards } from '../../holdem/screen/shown.ts'
import { rankBest } from '../../poker.ts'
import { callOf } from '../rules.ts'
import {
  betIn,
  boardOf,
  courseIn,
  isAsked,
  openedIn,
  ownBetIn,
  phaseOf,
  stateIn,
} from './table-now.ts'
import { LIVE_WORDS } from './words.ts'

/** Near its end the clock of the decision is read out once more. */
const READ_OUT_SECONDS = 3

export function message(play: RoomPlay): Message {
  const { room, language } = play
  const words = LIVE_WORDS[language]
  switch (phaseOf(room)) {
    case 'betting':
      return bettingMessage(play)
    case 'closed':
      return closedMessage(play)
    case 'deal':
      return { text: words.dealing }
    case 'decision':
      return isAsked(room) ? asked(play) : { text: waiting(play) }
    case 'board':
      return { text: opening(play) }
    case 'showdown':
      return { text: dealerText(play) }
    default:
      return resultMessage(play, ending(play))
  }
}

/** What the hand is, what a decision costs, and what the clock does without one. */
function asked({ room, language }: RoomPlay): Message {
  const words = LIVE_WORDS[language]
  const bet = ownBetIn(room)
  const [first, second] = (bet && courseIn(bet)?.hand) ?? []
  if (!bet || first === undefined || second === undefined) return { text: words.decide }
  const stakes = betIn(bet)
  const [mine, other] = [cardInText(first, language), cardInText(second, language)]
  const hand = words.asked(mine, other, money(callOf(stakes)))
  const clock = stakes.callsAtEnd
    ? words.callsAtEnd
    : words.foldsAtEnd(signedMoney(-stakes.anteKurus))
  const board = openCards(boardOf(room)).map((card) => cardInText(card, language))
  const isLast = leftOf(room, performance.now()) <= READ_OUT_SECONDS * 1_000
  const said = `${hand} ${words.boardIs(board.join(', '))} ${clock}`
  return {
    text: `${hand} ${clock}`,
    aloud: {
      text: isLast ? words.secondsLeft(READ_OUT_SECONDS) : said,
      time: (room.view.round?.number ?? 0) * 2 + Number(isLast),
    },
  }
}

function waiting({ room, language }: RoomPlay): string {
  const words = LIVE_WORDS[language]
  const bet = ownBetIn(room)
  const end = bet && courseIn(bet)?.end
  return end ? words.waiting[end] : words.othersDecide
}

function opening({ room, language }: RoomPlay): string {
  const [, , , fourth = 0, fifth = 0] = openCards(boardOf(room))
  return LIVE_WORDS[language].opening(cardInText(fourth, language), cardInText(fifth, language))
}

const dealerText = ({ room, language }: RoomPlay): string => {
  const opened = openedIn(room.view.round?.shown ?? null)
  return opened ? dealerSaid(opened, language) : ''
}

type Opened = { dealer: readonly Card[]; board: readonly Card[] }

/** The dealer's hand in a sentence, or that it does not qualify. */
export function dealerSaid({ dealer, board }: Opened, language: Language): string {
  const words = LIVE_WORDS[language]
  const text = handText(rankBest([...dealer, ...board]), language)
  const small = text.charAt(0).toLocaleLowerCase(language) + text.slice(1)
  return dealerQualifies(dealer, board) ? words.dealerHas(small) : words.dealerOut(small)
}

/** Who had what; for who has no bet, what the dealer had. */
function ending(play: RoomPlay): string {
  const state = stateIn(play.room)
  return state ? endOf(state, play.language) : dealerText(play)
}

/** Why a command was refused, where the table knows more than the arcade. */
export function refusal({ room, language }: RoomPlay): string | undefined {
  const words = LIVE_WORDS[language]
  if (room.refusal === 'place_taken') return words.placeTaken
  return room.refusal === 'move_too_late' ? words.tooLate : undefined
}
