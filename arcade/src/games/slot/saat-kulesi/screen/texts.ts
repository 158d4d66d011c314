import type { Language, Round } from '../../../../protocol.ts'
import { figure, money } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { times } from '../../../game.ts'
import { type DrumSheet, LINES, type LineWin } from '../rules.ts'
import { type Frame, resultIn } from './shown.ts'
import { DRUM_WORDS } from './words.ts'

/** The one line that won, or how many did. */
function whatWon(wins: readonly LineWin[], language: Language): string {
  const words = DRUM_WORDS[language]
  const [first] = wins
  if (!first || wins.length > 1) return words.lines(wins.length)
  return words.line(first.line + 1, words.symbols[first.symbol] ?? first.symbol)
}

/** How a round ended, in one sentence. */
export function sentenceOf(round: Round, language: Language): string {
  const words = DRUM_WORDS[language]
  const { wins, hundredths } = resultIn(round)
  if (round.winKurus === 0) return words.lost
  const what = whatWon(wins, language)
  const sum = money(round.winKurus)
  return round.winKurus > round.stakedKurus
    ? words.won(what, sum, figure(hundredths / 100, language))
    : words.returned(what, sum)
}

/** Each line that won. */
export const winsOf = (round: Round, language: Language): string[] =>
  resultIn(round).wins.map(
    (win) => `${whatWon([win], language)}: ${money(times(round.stakedKurus, win.hundredths))}.`,
  )

export function messageOf({ play }: Asked<SlotOptions>): Message {
  const { round, language, phase } = play
  const words = DRUM_WORDS[language]
  if (phase === 'telling') return { text: words.turning }
  if (!round) return { text: words.ready }
  return { text: sentenceOf(round, language), isWin: round.winKurus > round.stakedKurus }
}

/** How it is played; a wild is told where there is one. */
export function rulesOf({ wild }: DrumSheet, language: Language): readonly string[] {
  const { rules, withWild, symbols } = DRUM_WORDS[language]
  return wild ? [...rules.slice(0, -1), withWild(symbols[wild] ?? wild)] : rules
}

/** The whole grid by rows, once every drum stands. */
export function gridText({ drums }: DrumSheet, frame: Frame, language: Language): string {
  const words = DRUM_WORDS[language]
  if (frame.turning) return words.moving
  const rows = LINES[0].map((_, row) =>
    drums
      .map((drum, at) => drum[((frame.stops[at] ?? 0) + row) % drum.length] ?? '')
      .map((symbol) => words.symbols[symbol] ?? symbol)
      .join(', '),
  )
  return words.drums(rows)
}
