import type { Language, Round } from '../../../protocol.ts'
import { money } from '../../figures.ts'
import type { Asked, Message } from '../../game/game-screen.ts'
import { SLOT_WORDS } from '../words.ts'

/** The round whose wins were asked for again, and how often. */
export type Read = { read?: { round: string; times: number } }

/** Each win of a round as it is read again, a sentence with its sum. */
export type WinsOf = (round: Round, language: Language) => readonly string[]

/** How often the wins of this round were asked for. */
export const readings = ({ read }: Read, id: string | undefined): number =>
  read && read.round === id ? read.times : 0

/** Names a showing of the round's wins: a new one with each time that they are asked for. */
export const showingOf = (round: Round | null, options: Read): string =>
  `${round?.id ?? ''} ${readings(options, round?.id)}`

/** The key W reads all wins of the round at rest again (SLOTS.md 2.7). */
export function readsWins(key: string, { play, options, onOptions }: Asked<Read>): boolean {
  const { phase, round } = play
  if (key !== 'w' || phase !== 'ready' || !round) return false
  onOptions({ read: { round: round.id, times: readings(options, round.id) + 1 } })
  return true
}

/** What is read out when the wins were asked for: each of them, and their sum; without a win how the round ended. */
export function withReading(
  message: Message,
  { play, options }: Asked<Read>,
  winsOf: WinsOf,
): Message {
  const { round, phase, language } = play
  const time = readings(options, round?.id)
  if (time === 0 || phase !== 'ready' || !round) return message
  const wins = winsOf(round, language)
  const sum = wins.length > 1 ? [SLOT_WORDS[language].total(money(round.winKurus))] : []
  const text = wins.length > 0 ? [...wins, ...sum].join(' ') : message.text
  return { ...message, aloud: { text, time } }
}

/** What each of several free spins paid, those that paid nothing left out. */
export const spinsRead = (sumsKurus: readonly number[], language: Language): readonly string[] =>
  sumsKurus.flatMap((kurus, at) =>
    kurus > 0 ? [SLOT_WORDS[language].spinPaid(at + 1, money(kurus))] : [],
  )
