import type { Language } from '../../protocol.ts'
import { figure } from '../figures.ts'

const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** A part of one: `%96,40` in Turkish, `96.40%` in English. */
export const percentText = (part: number, language: Language): string =>
  figure(part, language, { style: 'percent', ...TWO })

/** A part of one as percentage points: `1,24`. */
export const pointsText = (part: number, language: Language): string =>
  figure(100 * part, language, TWO)
