import type { Language, Round } from '../../../../protocol.ts'
import { figure, money } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { add, fraction, numberOf } from '../../../fraction.ts'
import { scatterChances } from '../../reels/scatters.ts'
import {
  capital,
  gridText,
  nameOf,
  resultText,
  sumText,
  whatWon,
} from '../../reels/screen/texts.ts'
import { scatterOf, wildOf } from '../../reels/sheet.ts'
import type { Stack } from '../rules.ts'
import type { CountedSheet, StormSheet } from '../sheets.ts'
import { type Frame, resultIn, standing } from './shown.ts'
import { STORM_NAMES, type Told, wordsOf } from './words.ts'

/** What a title calls its wild and its scatter. */
export const toldOf = (sheet: StormSheet, language: Language): Told => ({
  wild: nameOf(STORM_NAMES, language, wildOf(sheet) ?? ''),
  scatter: nameOf(STORM_NAMES, language, scatterOf(sheet) ?? ''),
  spins: sheet.feature.spins,
  scatters: sheet.feature.scatters,
})

function stacksText(sheet: StormSheet, stacks: readonly Stack[], language: Language): string {
  const { wild } = toldOf(sheet, language)
  return stacks
    .map(({ reel, factor }) => `${wordsOf(sheet, language).stack(reel + 1, wild, factor)} `)
    .join('')
}

/** How a round ended, in one sentence. */
export const sentenceOf = (sheet: StormSheet) => (round: Round, language: Language) => {
  const { paid, free, hundredths } = resultIn(round)
  const spun = wordsOf(sheet, language).spun(free.length)
  if (free.length > 0) {
    const what = hundredths > 0 ? spun : ''
    return what
      ? resultText({ what, sum: money(round.winKurus), round, hundredths }, language)
      : `${spun}. ${SLOT_WORDS[language].lost}`
  }
  const stacks = stacksText(sheet, paid.stacks, language)
  if (hundredths === 0) return `${stacks}${SLOT_WORDS[language].lost}`
  const what = whatWon(STORM_NAMES, paid.wins, language)
  const sum = sumText(paid.wins, round.stakedKurus, round.winKurus)
  return `${stacks}${resultText({ what, sum, round, hundredths }, language)}`
}

export const messageOf =
  (sheet: StormSheet) =>
  ({ play }: Asked<SlotOptions>, frame?: Frame): Message => {
    const { round, language, phase } = play
    if (phase === 'telling' && frame) return { text: tellingText(sheet, frame, language) }
    if (!round)
      return { text: capital(wordsOf(sheet, language).ready(toldOf(sheet, language)), language) }
    return { text: sentenceOf(sheet)(round, language), isWin: round.winKurus > round.stakedKurus }
  }

/** What the message line says while a round is told. */
function tellingText(sheet: StormSheet, frame: Frame, language: Language): string {
  const words = wordsOf(sheet, language)
  const { feature, lit, card } = frame
  if (card === 'intro' || lit.length > 0) return words.begins(toldOf(sheet, language))
  const stacks = stacksText(sheet, standing(frame), language)
  if (!feature || feature.spin === 0) return stacks.trim() || words.moving
  const spin = SLOT_WORDS[language].spinOf(feature.spin, feature.of)
  const { spinKurus, totalKurus } = feature
  const said =
    spinKurus === null ? words.total(spin, money(totalKurus)) : words.spin(spin, money(spinKurus))
  return `${stacks}${said}`
}

/** The whole cloth, once it stands. */
export function labelOf(sheet: StormSheet, frame: Frame, language: Language): string {
  if (frame.arriving) return wordsOf(sheet, language).moving
  const stacks = stacksText(sheet, frame.stacks, language)
  return `${gridText(STORM_NAMES, frame.grid, language)} ${stacks}`.trim()
}

const HUNDRED = 100

export function rulesOf(sheet: CountedSheet, language: Language): readonly string[] {
  const { feature, figures, mostOfSpin } = sheet
  const chance = scatterChances(sheet).slice(feature.scatters).reduce(add, fraction(0))
  return wordsOf(sheet, language).rules(toldOf(sheet, language), {
    onceIn: figure(Math.round(1 / numberOf(chance)), language),
    wins: figure(Math.round(figures.hitRate * HUNDRED), language),
    most: figure(mostOfSpin, language),
  })
}
