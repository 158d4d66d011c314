import type { Language } from '../../../protocol.ts'
import { figure, money } from '../../figures.ts'
import type { Message } from '../../game/game-screen.ts'
import type { Voice } from '../../kit/sound/voices.ts'
import type { RoomPlay } from '../room-screen.ts'
import { leftOf, returnedOf, ridingOf, stakedOf } from './phases.ts'
import { ROUND_WORDS } from './words.ts'

/** The seconds that are read out beside the first. */
const READ_OUT_SECONDS = 3
/** How much of its stake a return has to be to sound as a big or a huge win (GAMES.md 5.1). */
const TIERS = { big: 5, huge: 25 } as const

/** While bets are open: how long they are, and what lies on the table. Read out at first and near the end. */
export function bettingMessage({ room, language }: RoomPlay): Message {
  const words = ROUND_WORDS[language]
  const seconds = Math.max(1, Math.ceil(leftOf(room, performance.now()) / 1_000))
  const staked = stakedOf(ridingOf(room))
  const text = staked > 0 ? words.secondsWith(seconds, money(staked)) : words.seconds(seconds)
  const isLast = seconds <= READ_OUT_SECONDS
  const number = room.view.round?.number ?? 0
  const first = Math.ceil((room.view.round?.phase.lengthMs ?? 0) / 1_000)
  return {
    text,
    aloud: {
      text: words.seconds(isLast ? READ_OUT_SECONDS : first),
      time: number * 2 + Number(isLast),
    },
  }
}

/** Once bets are closed, until something is known. */
export function closedMessage({ room, language }: RoomPlay): Message {
  const words = ROUND_WORDS[language]
  const staked = stakedOf(ridingOf(room))
  return { text: staked > 0 ? words.closedWith(money(staked)) : `${words.closed}.` }
}

/** A result and what it brought: `what` says it, own bets are added. */
export function resultMessage({ room, language }: RoomPlay, what: string): Message {
  const own = ridingOf(room)
  const returned = returnedOf(own)
  if (returned === undefined) return { text: what }
  const text = `${what} ${cameTo(returned, stakedOf(own), language)}`
  return { text, isWin: returned > stakedOf(own) }
}

function cameTo(returned: number, staked: number, language: Language): string {
  const words = ROUND_WORDS[language]
  if (returned === 0) return words.lost
  if (returned <= staked) return words.returned(money(returned))
  return words.won(money(returned), timesOf(returned, staked, language))
}

/** 3,32 of 332 to 100. */
const timesOf = (returned: number, staked: number, language: Language): string =>
  figure(returned / staked, language, { maximumFractionDigits: 2 })

/** What a result sounds like; undefined where it brought no more than its stake. */
export function resultVoice(returned: number, staked: number): Voice | undefined {
  if (returned <= staked) return undefined
  if (returned >= TIERS.huge * staked) return 'huge'
  return returned >= TIERS.big * staked ? 'big' : 'small'
}
