import type { Language } from '../../../protocol.ts'
import { multiplierText } from '../../../screens/figures.ts'
import { RANKS } from './shown.ts'

const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

/** Of so many ranks, in percent with one decimal and without its sign: `46,2`. */
export const chanceText = (ranks: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((ranks * 100) / RANKS)

/** Hundredths as a sentence has them: without the sign. */
export const timesText = (hundredths: number, language: Language): string =>
  multiplierText(hundredths, language).slice(0, -1)
