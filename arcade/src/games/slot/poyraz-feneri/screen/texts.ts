import type { Language, Round } from '../../../../protocol.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import {
  capital,
  gridText,
  nameOf,
  resultText,
  sumText,
  whatWon,
} from '../../reels/screen/texts.ts'
import { wildOf } from '../../reels/sheet.ts'
import type { RisingSheet } from '../sheets.ts'
import { type Frame, resultIn } from './shown.ts'
import { RISING_NAMES, RISING_WORDS } from './words.ts'

/** A title's wild, as its texts call it. */
export const wildName = (sheet: RisingSheet, language: Language): string =>
  nameOf(RISING_NAMES, language, wildOf(sheet) ?? '')

function filledText(sheet: RisingSheet, risen: Frame['risen'], language: Language): string {
  const name = wildName(sheet, language)
  const reels = risen.map(({ reel }) => reel + 1)
  const words = RISING_WORDS[language]
  return language === 'tr'
    ? words.filled(capital(name, language), reels)
    : words.filled(name, reels)
}

/** How a round ended, in one sentence. */
export const sentenceOf = (sheet: RisingSheet) => (round: Round, language: Language) => {
  const { wins, rises, hundredths } = resultIn(round)
  const filled = rises.length > 0 ? `${filledText(sheet, rises, language)}` : ''
  if (wins.length === 0) return `${filled && `${filled}. `}${SLOT_WORDS[language].lost}`
  const what = whatWon(RISING_NAMES, wins, language)
  const sum = sumText(wins, round.stakedKurus, round.winKurus)
  return `${filled && `${filled}. `}${resultText({ what, sum, round, hundredths }, language)}`
}

export const messageOf =
  (sheet: RisingSheet) =>
  ({ play }: Asked<SlotOptions>, frame?: Frame): Message => {
    const { round, language, phase } = play
    const words = RISING_WORDS[language]
    if (phase === 'telling' && frame && frame.risen.length > 0)
      return { text: `${filledText(sheet, frame.risen, language)}.` }
    if (phase === 'telling') return { text: words.moving }
    if (!round) return { text: words.ready(wildName(sheet, language)) }
    return { text: sentenceOf(sheet)(round, language), isWin: round.winKurus > round.stakedKurus }
  }

/** The whole grid, once it stands. */
export function labelOf(sheet: RisingSheet, frame: Frame, language: Language): string {
  if (frame.arriving) return RISING_WORDS[language].moving
  const grid = gridText(RISING_NAMES, frame.grid, language)
  return frame.risen.length > 0 ? `${grid} ${filledText(sheet, frame.risen, language)}.` : grid
}
