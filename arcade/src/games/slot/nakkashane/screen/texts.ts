import type { Language, Round } from '../../../../protocol.ts'
import { figure, money } from '../../../../screens/figures.ts'
import type { Asked, Message } from '../../../../screens/game/game-screen.ts'
import type { SlotOptions } from '../../../../screens/slot/slot-screen.ts'
import { SLOT_WORDS } from '../../../../screens/slot/words.ts'
import { numberOf } from '../../../fraction.ts'
import { scatterChances } from '../../reels/scatters.ts'
import { gridText, nameOf, resultText, sumText, whatWon } from '../../reels/screen/texts.ts'
import { scatterOf, wildOf } from '../../reels/sheet.ts'
import type { StickySheet } from '../sheets.ts'
import { type Frame, resultIn } from './shown.ts'
import { STICKY_NAMES, type Told, wordsOf } from './words.ts'

/** What a title calls its wild and its scatter. */
export const toldOf = (sheet: StickySheet, language: Language): Told => ({
  wild: nameOf(STICKY_NAMES, language, wildOf(sheet) ?? ''),
  scatter: nameOf(STICKY_NAMES, language, scatterOf(sheet) ?? ''),
  spins: sheet.feature.spins,
})

export function leavesText(sheet: StickySheet, count: number, language: Language): string {
  const wild = nameOf(STICKY_NAMES, language, wildOf(sheet) ?? '', count)
  return wordsOf(sheet, language).laid(count, wild)
}

/** How a round ended, in one sentence. */
export const sentenceOf = (sheet: StickySheet) => (round: Round, language: Language) => {
  const { paid, free, hundredths } = resultIn(round)
  const words = wordsOf(sheet, language)
  const leaves = free.flatMap(({ laid }) => laid).length
  const spun = words.spun(free.length, leavesText(sheet, leaves, language))
  const what = free.length > 0 ? spun : whatWon(STICKY_NAMES, paid.wins, language)
  if (hundredths === 0) return `${free.length > 0 ? `${spun}. ` : ''}${SLOT_WORDS[language].lost}`
  const sum =
    free.length > 0 ? money(round.winKurus) : sumText(paid.wins, round.stakedKurus, round.winKurus)
  return resultText({ what, sum, round, hundredths }, language)
}

export const messageOf =
  (sheet: StickySheet) =>
  ({ play }: Asked<SlotOptions>, frame?: Frame): Message => {
    const { round, language, phase } = play
    if (phase === 'telling' && frame) return { text: tellingText(sheet, frame, language) }
    if (!round) return { text: wordsOf(sheet, language).ready(toldOf(sheet, language)) }
    return { text: sentenceOf(sheet)(round, language), isWin: round.winKurus > round.stakedKurus }
  }

/** What the message line says while a round is told. */
function tellingText(sheet: StickySheet, frame: Frame, language: Language): string {
  const words = wordsOf(sheet, language)
  const { feature, leaves, lit, card } = frame
  if (card === 'intro' || lit.length > 0) return words.begins(toldOf(sheet, language))
  if (!feature || feature.spin === 0) return words.moving
  const laid = leavesText(sheet, leaves.length, language)
  const spin = SLOT_WORDS[language].spinOf(feature.spin, feature.of)
  return feature.spinKurus === null
    ? words.spin(spin, laid)
    : words.spin(spin, `${money(feature.spinKurus)}. ${laid}`)
}

/** The whole page, once it stands. */
export function labelOf(sheet: StickySheet, frame: Frame, language: Language): string {
  const words = wordsOf(sheet, language)
  if (frame.arriving || frame.isTurning) return words.moving
  const wild = wildOf(sheet) ?? ''
  const grid = frame.grid.map((cells, reel) =>
    cells.map((id, row) => (frame.leaves.includes(3 * reel + row) ? wild : id)),
  )
  return gridText(STICKY_NAMES, grid, language)
}

export function rulesOf(sheet: StickySheet, language: Language): readonly string[] {
  const { outOf, wild } = sheet.feature
  const chance = numberOf(
    scatterChances(sheet)[sheet.reels.length] ?? { numerator: 0n, denominator: 1n },
  )
  const onceIn = figure(Math.round(1 / chance), language)
  return wordsOf(sheet, language).rules(toldOf(sheet, language), { onceIn, outOf: outOf / wild })
}
