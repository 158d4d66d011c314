import type { Language } from '../../../protocol.ts'
import { BACCARAT_WORDS } from './words.ts'

const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

/** `1’e 0,95`, `0.95 to 1`. */
export const oddsText = (hundredths: number, language: Language): string =>
  BACCARAT_WORDS[language].odds(new Intl.NumberFormat(LOCALES[language]).format(hundredths / 100))
