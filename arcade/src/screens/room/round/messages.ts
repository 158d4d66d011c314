import type { Language } from '../../../protocol.ts'
import { figure, money } from '../../figures.ts'
import type { Message } from '../../game/game-screen.ts'
import type { Voice } from '../../kit/sound/voices.ts'
import type { RoomPlay } from '../room-screen.ts'
import { leftOf, returnedOf, ridingOf, stakedOf } from './phases.ts'
import { ROUND_WORDS } from './words.ts'

/** The seconds of a table that are read out beside the first. */
const READ_OUT_SECONDS = 3
/** How much of its stake a return has to be to sound as a big or a huge win (GAMES.md 5.1). */
const TIERS = { big: 5, huge: 25 } as const

/** What is said while bets are open: of the seconds that are left. */
type TimeSaid = {
  text: (seconds: number) => string
  /** At first and near the end, with nothing that changes meanwhile. */
  aloud: (seconds: number) => string
  /** The seconds that are read out beside the first. */
  readOutSeconds: number
}

/** How long bets are open. Read out at first and near the end. */
export function timeMessage(
  { room }: RoomPlay,
  { text, aloud, readOutSeconds }: TimeSaid,
): Message {
  const seconds = Math.max(1, Math.ceil(leftOf(room, performance.now()) / 1_000))
  const isLast = seconds <= readOutSeconds
  const first = Math.ceil((room.view.round?.phase.lengthMs ?? 0) / 1_000)
  const time = (room.view.round?.number ?? 0) * 2 + Number(isLast)
  return { text: text(seconds), aloud: { text: aloud(isLast ? readOutSeconds : first), time } }
}

type OpenWords = {
  seconds: (seconds: number) => string
  secondsWith: (seconds: number, sum: string) => string
}

/** While bets are open: how long they are, and what lies on the table. */
export function bettingMessage(
  play: RoomPlay,
  words: OpenWords = ROUND_WORDS[play.language],
  readOutSeconds = READ_OUT_SECONDS,
): Message {
  const staked = stakedOf(ridingOf(play.room))
  return timeMessage(play, {
    text: (seconds) =>
      staked > 0 ? words.secondsWith(seconds, money(staked)) : words.seconds(seconds),
    aloud: words.seconds,
    readOutSeconds,
  })
}

/** Once bets are closed, until something is known. */
export function closedMessage(
  { room, language }: RoomPlay,
  { closedWith }: { closedWith: (sum: string) => string } = ROUND_WORDS[language],
): Message {
  const staked = stakedOf(ridingOf(room))
  return { text: staked > 0 ? closedWith(money(staked)) : `${ROUND_WORDS[language].closed}.` }
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
