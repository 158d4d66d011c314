import type { Message } from '../../game/game-screen.ts'
import type { RoomPlay } from '../room-screen.ts'
import { bettingMessage, closedMessage } from '../round/messages.ts'
import { MARKET_WORDS } from './words.ts'

/** The seconds of a market that are read out beside the first. */
const READ_OUT_SECONDS = 10

/** While bets are open. */
export const openMessage = (play: RoomPlay): Message =>
  bettingMessage(play, MARKET_WORDS[play.language], READ_OUT_SECONDS)

export const shutMessage = (play: RoomPlay): Message =>
  closedMessage(play, MARKET_WORDS[play.language])
