import type { Language } from '../../../protocol.ts'
import { figure } from '../../../screens/figures.ts'

/** Odds beside the stake, of hundredths: `1’e 88`, `88 to 1`. */
export function oddsText(hundredths: number, language: Language): string {
  const odds = figure(hundredths / 100, language, { maximumFractionDigits: 2 })
  return language === 'tr' ? `1’e ${odds}` : `${odds} to 1`
}
