import { money } from '../../figures.ts'
import type { Message } from '../../game/game-screen.ts'
import type { RoomPlay } from '../room-screen.ts'
import { leftOf, ridingOf, stakedOf } from '../round/phases.ts'
import { ROUND_WORDS } from '../round/words.ts'
import { MARKET_WORDS } from './words.ts'

/** The seconds that are read out beside the first. */
const READ_OUT_SECONDS = 10

/** While bets are open. Read out at first and near the end. */
export function openMessage({ room, language }: RoomPlay): Message {
  const words = MARKET_WORDS[language]
  const seconds = Math.max(1, Math.ceil(leftOf(room, performance.now()) / 1_000))
  const staked = stakedOf(ridingOf(room))
  const text = staked > 0 ? words.openWith(seconds, money(staked)) : words.open(seconds)
  const isLast = seconds <= READ_OUT_SECONDS
  const first = Math.ceil((room.view.round?.phase.lengthMs ?? 0) / 1_000)
  const time = (room.view.round?.number ?? 0) * 2 + Number(isLast)
  return { text, aloud: { text: words.open(isLast ? READ_OUT_SECONDS : first), time } }
}

export function shutMessage({ room, language }: RoomPlay): Message {
  const staked = stakedOf(ridingOf(room))
  if (staked === 0) return { text: `${ROUND_WORDS[language].closed}.` }
  return { text: MARKET_WORDS[language].closedWith(money(staked)) }
}
