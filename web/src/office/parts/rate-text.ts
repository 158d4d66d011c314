import { languageTag } from '../../lib/language/translate.ts'

const PPM = 1_000_000

/** `%20` and `%0,1234` of millionths. */
export const rateText = (ppm: number): string =>
  (ppm / PPM).toLocaleString(languageTag, { style: 'percent', maximumFractionDigits: 4 })

const PERCENT = /^\d{1,3}([.,]\d{1,4})?$/

/** Millionths of a percentage that somebody typed, to four decimals; undefined where it is none up to a hundred. */
export function ppmIn(text: string): number | undefined {
  const plain = text.trim().replace('%', '').trim()
  if (!PERCENT.test(plain)) return undefined
  const ppm = Math.round(Number(plain.replace(',', '.')) * 10_000)
  return ppm <= PPM ? ppm : undefined
}
