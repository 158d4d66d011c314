import type { Language } from '../../../protocol.ts'
import { figure, multiplierText } from '../../../screens/figures.ts'
import { RANKS } from './shown.ts'

/** Of so many ranks, in percent with one decimal and without its sign: `46,2`. */
export const chanceText = (ranks: number, language: Language): string =>
  figure((ranks * 100) / RANKS, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Hundredths as a sentence has them: without the sign. */
export const timesText = (hundredths: number, language: Language): string =>
  multiplierText(hundredths, language).slice(0, -1)
